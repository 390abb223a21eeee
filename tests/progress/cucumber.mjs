// Cucumber loads its formatters before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

export default (await tsImport('./cucumber.ts', import.meta.url)).default;
