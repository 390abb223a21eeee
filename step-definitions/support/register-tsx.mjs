// First in cucumber's import list: loads the TypeScript files that follow.
import { register } from 'tsx/esm/api';

register();
