// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

const { isFollowed } = await tsImport('../../run/progress/event.ts', import.meta.url);
const { progress, terminal } = await tsImport('./formatters.ts', import.meta.url);

export default isFollowed() ? progress : terminal;
