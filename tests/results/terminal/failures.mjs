// Cucumber loads its formatters before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

export default (await tsImport('./failures.ts', import.meta.url)).default;
