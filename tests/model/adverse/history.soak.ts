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

condition(
  '@R4.3 @B11 Back and forward, the page restored from the back/forward cache',
  { inTab: true },
  async (run) => {
    const { tab, contacts } = run;
    for (let round = 0; round < ROUNDS; round += 1) {
      await startLoad(run);
      const mark = `left-${round}`;
      await tab.evaluate((name) => document.documentElement.toggleAttribute(name, true), mark);
      await tab.goto('about:blank');
      await tab.goBack({ waitUntil: 'commit' });
      // Only a restored page still has its mark.
      const timeout = ASSERTION_TIMEOUT_MS;
      await tab.waitForSelector(`[${mark}]`, { state: 'attached', timeout });
      await contacts.clock.settle();
      const left = run.latest.geometry;
      await run.look();
      expectSame('It is where it was left', left, run.latest.geometry);
      await carryOut(run, frame);
    }
  },
);
