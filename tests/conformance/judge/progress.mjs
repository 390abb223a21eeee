/** A formatter of cucumber that shows the progress of the examples. */
// Cucumber loads its formatters before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

const { RunReader } = await tsImport('../../results/attempts.ts', import.meta.url);
const { outcomeOf } = await tsImport('../../results/verdict.ts', import.meta.url);
const { Progress } = await tsImport('../../run/progress/progress.ts', import.meta.url);

/** @type {import('../../results/terminal/formatters.ts').Formatter} */
export default {
  type: 'formatter',
  formatter({ on }) {
    const reader = new RunReader();
    // The table has the failures.
    const progress = new Progress('examples', () => {});
    on('message', (envelope) => {
      if (envelope.testCase) progress.report({ planned: 1 });
      const [attempt] = reader.read(envelope);
      if (attempt?.hasFinished) {
        const { verdict, reason } = outcomeOf(attempt);
        const failure = verdict === 'failed' ? reason : undefined;
        progress.report({ ended: attempt.pickle.name, failure });
      }
      if (envelope.testRunFinished) progress.end(true);
    });
  },
};
