// Cucumber loads formatters before TypeScript is registered.
import { tsImport } from 'tsx/esm/api';

const load = (/** @type {string} */ path) => tsImport(path, import.meta.url);
const { readFeatures } = await load('../../results/features.ts');
const { progressFormatter } = await load('../../results/terminal/progress-formatter.ts');
const { outcomeOf } = await load('../../results/verdict.ts');
const { Progress, print } = await load('../../run/progress/progress.ts');
const { pointLines } = await load('./point-lines.ts');

/** What could not be judged has not failed. @param {import('../../results/attempts.ts').Attempt} attempt */
const failureOf = (attempt) => {
  const { verdict, reason } = outcomeOf(attempt);
  return verdict === 'failed' ? reason : undefined;
};

const linesAfter = pointLines(readFeatures('features').titles);

/** @param {Parameters<ReturnType<typeof pointLines>>} given */
const onEnd = (...given) => linesAfter(...given).forEach(print);

export default progressFormatter(new Progress('examples', print), failureOf, onEnd);
