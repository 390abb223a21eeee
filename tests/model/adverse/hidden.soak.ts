import { expectSame } from '../invariants.ts';
import { condition } from './condition.ts';

const ROUNDS = 10;
/** Longer than a frame or two, in ms. */
const FRAMES_MS = 100;

const HOW = { inTab: true, isRunning: true };

condition('@R4.3 A tab hidden and shown during a load, clock running', HOW, async (run) => {
  const { tab } = run;
  const line = tab.getByText('Loading...', { exact: true });
  const other = await tab.context().newPage();
  const show = async (page: typeof tab, visibility: DocumentVisibilityState) => {
    await page.bringToFront();
    const isSo = (state: string) => document.visibilityState === state;
    // Polls by timers, because frames do not run in a hidden tab.
    await tab.waitForFunction(isSo, visibility, { polling: FRAMES_MS });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await show(tab, 'visible');
    // A load takes one frame, too short to hide a tab in. So its request for a frame is delayed until
    // the tab is hidden and any frame already started is over.
    await tab.evaluate((ms) => {
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        window.requestAnimationFrame = request;
        document.addEventListener('visibilitychange', () => setTimeout(request, ms, callback), {
          once: true,
        });
        return 0;
      };
    }, FRAMES_MS);
    await run.run('the reader scrolls to the bottom');
    await line.waitFor();
    await show(other, 'hidden');
    await tab.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 3 * FRAMES_MS);
    if (round % 2 === 1) {
      await tab.evaluate(() => document.querySelectorAll('button')[1]?.click());
      run.model.click('Name');
    }
    await run.observe();
    expectSame('A hidden tab adds no rows', 40 + 20 * round, run.latest.rowCount);
    await show(tab, 'visible');
    await line.waitFor({ state: 'detached' });
    await run.look();
    expectSame('The tab adds its rows when shown again', 60 + 20 * round, run.latest.rowCount);
    await run.run('the reader scrolls to the top');
  }
});
