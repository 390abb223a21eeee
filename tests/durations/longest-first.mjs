// Cucumber loads its plugins before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

export default (await tsImport('./longest-first.ts', import.meta.url)).default;
