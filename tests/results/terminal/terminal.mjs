// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

const { ProgressLine } = await tsImport('../../run/progress/progress-line.ts', import.meta.url);
const { progress } = await tsImport('./formatters.ts', import.meta.url);

export default progress(new ProgressLine('features'));
