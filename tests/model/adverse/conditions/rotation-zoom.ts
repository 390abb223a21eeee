import { devtools } from '../../../driver/driven/devtools.ts';
import { firstInView } from '../../../driver/view.ts';
import { condition } from '../condition.ts';
import { check, checkView } from '../invariants.ts';
import type { SoakedPage } from '../soaked-page.ts';

const ROUNDS = 6;

/** Changes the window, and checks that the first row in view is still the same. */
async function keepingRow(page: SoakedPage, change: () => Promise<void>): Promise<void> {
  await checkView(page);
  const was = firstInView(page.shown.rows)?.text;
  await change();
  await page.contacts.clock.settle();
  await checkView(page);
  check('The first row in view stays', was, firstInView(page.shown.rows)?.text);
}

/** Starts a load, changes the window during it, and lets the load finish. */
async function duringLoad(page: SoakedPage, change: () => Promise<void>): Promise<void> {
  await page.contacts.clock.pass(1_000);
  await page.toBottom();
  check('The loading flag is set', true, (await page.observe()).line);
  await change();
  await page.contacts.clock.passFrame();
  await checkView(page);
}

const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

condition('@B1 @B3 Rotation in the middle of the list, and during a load', async (soak) => {
  const page = await soak.open({ viewport: PORTRAIT, hasTouch: true });
  const { contacts } = page;
  for (let load = 0; load < 8; load += 1) await contacts.load();
  for (let round = 0; round < ROUNDS; round += 1) {
    await contacts.clock.pass(1_000);
    await contacts.scrollTo(({ scrollHeight }) => (scrollHeight * (round + 1)) / 10);
    await keepingRow(page, () => contacts.window.resize(LANDSCAPE));
    await page.sort('Phone');
    await keepingRow(page, () => contacts.window.resize(PORTRAIT));
    await duringLoad(page, () => contacts.window.resize(LANDSCAPE));
    await duringLoad(page, () => contacts.window.resize(PORTRAIT));
  }
  soak.note(`${4 * ROUNDS} rotations, half of them during a load`);
});

const ZOOMS = [0.5, 0.67, 1, 1.25, 2, 4];

condition('@B1 @B3 Zoom in the middle of the list, and during a load', async (soak) => {
  const page = await soak.open();
  const { contacts } = page;
  const session = await devtools(page.page);
  // Zooming in means fewer, larger CSS px in the same window.
  const zoom = async (factor: number) => {
    const [width, height] = [Math.round(1_280 / factor), Math.round(720 / factor)];
    const metrics = { width, height, deviceScaleFactor: factor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    const shown = await page.page.evaluate(() => devicePixelRatio);
    check('The window is zoomed', factor.toFixed(2), shown.toFixed(2));
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
    await duringLoad(page, () => zoom(1.1));
  }
  await zoom(1);
  soak.note(`at ${ZOOMS.map((factor) => `${100 * factor} %`).join(', ')}, and pinched at each`);
});
