/** A formatter of cucumber that shows the progress of the examples. */
// Cucumber loads its formatters before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

const { RunReader } = await tsImport('../../results/attempts.ts', import.meta.url);
const { outcomeOf } = await tsImport('../../results/verdict.ts', import.meta.url);
const { Check } = await tsImport('../../run/progress/check.ts', import.meta.url);
const { isFollowed } = await tsImport('../../run/progress/event.ts', import.meta.url);
const { print, show } = await tsImport('../../run/progress/terminal.ts', import.meta.url);

export default {
  type: 'formatter',
  formatter({ on }) {
    const reader = new RunReader();
    // The table has the failures.
    const check = new Check('examples', () => {});
    const hide = isFollowed() ? () => {} : show([check]);
    on('message', (envelope) => {
      if (envelope.testCase) check.count({ planned: 1 });
      const [attempt] = reader.read(envelope);
      if (attempt?.hasFinished) {
        const { verdict, reason } = outcomeOf(attempt);
        const failure = verdict === 'failed' ? reason : undefined;
        check.count({ ended: attempt.pickle.name, failure });
      }
      if (!envelope.testRunFinished) return;
      hide();
      check.end(0);
      if (!isFollowed()) print(check.line);
    });
  },
};
