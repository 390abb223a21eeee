// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

const { Progress } = await tsImport('../../run/progress/progress.ts', import.meta.url);
const { failureText, progressFormatter } = await tsImport(
  './progress-formatter.ts',
  import.meta.url,
);

export default progressFormatter(new Progress('features'), failureText);
