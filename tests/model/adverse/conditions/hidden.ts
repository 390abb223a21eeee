import { condition } from '../condition.ts';
import { expect } from '../expect.ts';
import { check, checkView } from '../invariants.ts';

const ROUNDS = 10;
/** Longer than a frame or two, in ms. */
const FRAMES_MS = 100;

condition('@R4.3 A tab hidden and shown during a load, clock running', async (soak) => {
  const page = await soak.openTab(true);
  const { page: tab } = page;
  const other = await tab.context().newPage();
  await tab.bringToFront();
  const visibility = () => tab.evaluate(() => document.visibilityState);
  for (let round = 0; round < ROUNDS; round += 1) {
    await expect.poll(visibility).toBe('visible');
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
    await page.toBottom();
    await expect.poll(async () => (await page.observe()).line).toBe(true);
    await other.bringToFront();
    await expect.poll(visibility).toBe('hidden');
    // Timers run in a hidden tab, frames do not.
    await tab.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 3 * FRAMES_MS);
    if (round % 2) await tab.evaluate(() => document.querySelectorAll('button')[1]?.click());
    check('A hidden tab adds no rows', 40 + 20 * round, (await page.observe()).count);
    await tab.bringToFront();
    await expect.poll(async () => (await page.observe()).line).toBe(false);
    check('The tab adds its rows when shown again', 60 + 20 * round, (await page.observe()).count);
    if (round % 2) page.noteSorted('Name');
    await checkView(page);
    await page.contacts.scrollTo(() => 0);
  }
  soak.note(`hidden ${ROUNDS} times, ${ROUNDS} loads; no frame ran while the tab was hidden`);
});
