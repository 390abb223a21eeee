// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

const { isFollowed } = await tsImport('../../run/progress/event.ts', import.meta.url);
const formatter = isFollowed() ? './progress.ts' : './failures.ts';

export default (await tsImport(formatter, import.meta.url)).default;
