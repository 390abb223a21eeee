import { expect } from '../../driver/expect.ts';
import { hold, holdView } from '../invariants.ts';
import { weather } from '../weather.ts';

const ROUNDS = 10;
/** Longer than a frame or two, in ms. */
const FRAMES_MS = 100;

weather('@R4.3 A tab hidden and shown in mid-load, time running', async (sky) => {
  const page = await sky.openTab(true);
  const { page: tab } = page.contacts;
  const other = await tab.context().newPage();
  await tab.bringToFront();
  const visibility = () => tab.evaluate(() => document.visibilityState);
  for (let round = 0; round < ROUNDS; round += 1) {
    await expect.poll(visibility).toBe('visible');
    // A load takes a frame, too short to hit: the frame that it asks for is asked for once the tab
    // is hidden, and the frame that the browser may have had under way is over.
    await tab.evaluate((ms) => {
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        window.requestAnimationFrame = ask;
        document.addEventListener('visibilitychange', () => setTimeout(ask, ms, callback), {
          once: true,
        });
        return 0;
      };
    }, FRAMES_MS);
    await page.toBottom();
    await expect.poll(async () => (await page.look()).line).toBe(true);
    await other.bringToFront();
    await expect.poll(visibility).toBe('hidden');
    // Timers run in a hidden tab, frames do not.
    await tab.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 3 * FRAMES_MS);
    if (round % 2) await tab.evaluate(() => document.querySelectorAll('button')[1]?.click());
    hold('While hidden the rows are not there', 40 + 20 * round, (await page.look()).count);
    await tab.bringToFront();
    await expect.poll(async () => (await page.look()).line).toBe(false);
    hold('Shown again the tab has its rows', 60 + 20 * round, (await page.look()).count);
    if (round % 2) page.noteSorted('Name');
    await holdView(page);
    await page.contacts.scrollTo(() => 0);
  }
  sky.note(`${ROUNDS} times hidden, ${ROUNDS} loads; no frame came while the tab was hidden`);
});
