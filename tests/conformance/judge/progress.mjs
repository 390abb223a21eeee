/** A formatter of cucumber that counts the examples as they end. */
// Cucumber loads its formatters before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

const { RunReader } = await tsImport('../../results/attempts.ts', import.meta.url);
const { outcomeOf } = await tsImport('../../results/verdict.ts', import.meta.url);
const { many } = await tsImport('../../run/text.ts', import.meta.url);

/** Number of examples between two lines where the output is no terminal. */
const EVERY = 10;

export default {
  type: 'formatter',
  formatter({ on, write }) {
    const reader = new RunReader();
    let [ended, failed] = [0, 0];
    on('message', (envelope) => {
      const [attempt] = reader.read(envelope);
      if (!attempt?.hasFinished) return;
      ended += 1;
      if (outcomeOf(attempt).verdict === 'failed') failed += 1;
      const counts = `${many(ended, 'example')}, ${failed} failed`;
      if (process.stdout.isTTY) write(`\r${counts}`);
      else if (ended % EVERY === 0) write(`${counts}\n`);
    });
  },
};
