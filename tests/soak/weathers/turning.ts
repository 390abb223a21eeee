import { firstInView } from '../../driver/view.ts';
import { hold, holdView } from '../invariants.ts';
import type { SoakedPage } from '../soaked-page.ts';
import { weather } from '../weather.ts';

const ROUNDS = 6;

/** Does something to the window, after which the first row in view is the one that it was. */
async function keepingRow(page: SoakedPage, change: () => Promise<void>): Promise<void> {
  await holdView(page);
  const was = firstInView(page.shown.rows)?.text;
  await change();
  await page.contacts.clock.settle();
  await holdView(page);
  hold('The first row in view stays', was, firstInView(page.shown.rows)?.text);
}

/** Starts a load, changes the window while it is under way, and lets the rows come. */
async function inMidLoad(page: SoakedPage, change: () => Promise<void>): Promise<void> {
  await page.contacts.clock.pass(1_000);
  await page.toBottom();
  hold('The loading flag is set', true, (await page.look()).line);
  await change();
  await page.contacts.clock.passFrame();
  await holdView(page);
}

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

weather('@B1 @B3 A rotation in mid-list, and in mid-load', async (sky) => {
  const page = await sky.open({ viewport: UPRIGHT, hasTouch: true });
  const { contacts } = page;
  for (let load = 0; load < 8; load += 1) await contacts.load();
  for (let round = 0; round < ROUNDS; round += 1) {
    await contacts.clock.pass(1_000);
    await contacts.scrollTo(({ scrollHeight }) => (scrollHeight * (round + 1)) / 10);
    await keepingRow(page, () => contacts.page.setViewportSize(ACROSS));
    await page.sort('Phone');
    await keepingRow(page, () => contacts.page.setViewportSize(UPRIGHT));
    await inMidLoad(page, () => contacts.page.setViewportSize(ACROSS));
    await inMidLoad(page, () => contacts.page.setViewportSize(UPRIGHT));
  }
  sky.note(`${4 * ROUNDS} rotations, half of them in mid-load`);
});

const ZOOMS = [0.5, 0.67, 1, 1.25, 2, 4];

weather('@B1 @B3 A zoom in mid-list, and in mid-load', async (sky) => {
  const page = await sky.open();
  const { contacts } = page;
  const session = await contacts.page.context().newCDPSession(contacts.page);
  // A browser's zoom is a window of fewer px, each of them larger.
  const zoom = async (factor: number) => {
    const [width, height] = [Math.round(1_280 / factor), Math.round(720 / factor)];
    const metrics = { width, height, deviceScaleFactor: factor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    const shown = await contacts.page.evaluate(() => devicePixelRatio);
    hold('The window is zoomed', factor.toFixed(2), shown.toFixed(2));
  };
  const pinch = async (pageScaleFactor: number) => {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  };
  for (let load = 0; load < 8; load += 1) await contacts.load();
  for (const factor of ZOOMS) {
    await contacts.clock.pass(1_000);
    await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 3);
    await keepingRow(page, () => zoom(factor));
    await keepingRow(page, () => pinch(2));
    await keepingRow(page, () => pinch(1));
    await page.sort('UUID');
    await inMidLoad(page, () => zoom(1.1));
  }
  await zoom(1);
  sky.note(`at ${ZOOMS.map((factor) => `${100 * factor} %`).join(', ')}, and pinched at each`);
});
