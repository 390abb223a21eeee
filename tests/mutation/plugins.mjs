// StrykerJS loads its plugins in processes that know no TypeScript.
import { tsImport } from 'tsx/esm/api';

const { strykerPlugins: ignored } = await tsImport('./ignored.ts', import.meta.url);
const leftOut = await tsImport('./left-out.ts', import.meta.url);
const { strykerPlugins: plan } = await tsImport('./plan.ts', import.meta.url);

export const strykerPlugins = [...ignored, ...leftOut.strykerPlugins, ...plan];
export const { strykerValidationSchema } = leftOut;
