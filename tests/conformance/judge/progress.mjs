// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

const { progress } = await tsImport('../../results/terminal/formatters.ts', import.meta.url);
const { outcomeOf } = await tsImport('../../results/verdict.ts', import.meta.url);
const { Progress } = await tsImport('../../run/progress/progress.ts', import.meta.url);

/** What could not be judged has not failed. @param {import('../../results/attempts.ts').Attempt} attempt */
const failureOf = (attempt) => {
  const { verdict, reason } = outcomeOf(attempt);
  return verdict === 'failed' ? reason : undefined;
};

// The table has the failures.
export default progress(new Progress('examples', () => {}), failureOf);
