import { ASSERTION_TIMEOUT_MS } from '../../driver/time-outs.ts';
import { carryOut, click, frame, pass, scrollTo } from '../commands.ts';
import { expectSame } from '../invariants.ts';
import type { ModelRun } from '../model-run.ts';
import { condition } from './condition.ts';

const ROUNDS = 5;

/** Starts a load, and stops before its frame. */
async function startLoad(run: ModelRun): Promise<void> {
  await carryOut(run, click('Name'), pass(150), scrollTo('the bottom'));
  expectSame('It is left during a load', true, run.latest.line);
}

const PERSISTED = 'persisted';

condition(
  '@R4.3 @B11 Back and forward, the page restored from the back/forward cache',
  async (circumstances) => {
    const run = await circumstances.openTab();
    const { tab, contacts } = run;
    await tab.evaluate((name) => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.toggleAttribute(name, persisted);
      });
    }, PERSISTED);
    for (let round = 0; round < ROUNDS; round += 1) {
      await startLoad(run);
      await tab.evaluate((name) => document.documentElement.removeAttribute(name), PERSISTED);
      await tab.goto('about:blank');
      // A restored page does not load, so there is nothing else to wait for.
      await tab.goBack({ waitUntil: 'commit' });
      await tab.waitForSelector(`[${PERSISTED}]`, {
        state: 'attached',
        timeout: ASSERTION_TIMEOUT_MS,
      });
      await contacts.clock.settle();
      const left = run.latest.geometry;
      await run.look();
      expectSame('It is where it was left', left, run.latest.geometry);
      await carryOut(run, frame);
    }
    circumstances.note(`left ${ROUNDS} times during a load; event.persisted was true each time`);
  },
);
