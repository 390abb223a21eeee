// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

export default (await tsImport('./failures.ts', import.meta.url)).default;
