/** A formatter of cucumber that counts the examples as they end. */
import { Formatter } from '@cucumber/cucumber';
// Cucumber loads its formatters before it knows TypeScript.
import { tsImport } from 'tsx/esm/api';

const { RunReader } = await tsImport('../../results/attempts.ts', import.meta.url);
const { outcomeOf } = await tsImport('../../results/verdict.ts', import.meta.url);

/** Number of examples between two lines where the output is no terminal. */
const EVERY = 10;

export default class Progress extends Formatter {
  constructor(options) {
    super(options);
    const reader = new RunReader();
    let [ended, failed] = [0, 0];
    options.eventBroadcaster.on('envelope', (envelope) => {
      const attempt = reader.read(envelope);
      if (!attempt) return;
      ended += 1;
      if (outcomeOf(attempt).verdict === 'failed') failed += 1;
      const counts = `${ended} example${ended === 1 ? '' : 's'}, ${failed} failed`;
      if (process.stdout.isTTY) this.log(`\r${counts}`);
      else if (ended % EVERY === 0) this.log(`${counts}\n`);
    });
  }
}
