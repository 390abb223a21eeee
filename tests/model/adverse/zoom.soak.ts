import { devtools } from '../../driver/driven/devtools.ts';
import { firstInView } from '../../driver/view.ts';
import { carryOut, click, frame, pass, scrollTo } from '../commands.ts';
import { expectSame } from '../invariants.ts';
import type { ModelRun } from '../model-run.ts';
import { condition } from './condition.ts';

const LOADS = 8;

type Change = () => Promise<void>;

async function load(run: ModelRun, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1)
    await carryOut(run, scrollTo('the bottom'), frame, pass(150));
}

/** Changes the window, and checks that the first row in view is still the same. */
async function keepingRow(run: ModelRun, change: Change): Promise<void> {
  const before = firstInView(run.latest.renderedRows)?.text;
  await change();
  expectSame('The first row in view stays', before, firstInView(run.latest.renderedRows)?.text);
}

/** Starts a load, changes the window during it, and lets the load finish. */
async function duringLoad(run: ModelRun, change: Change): Promise<void> {
  await carryOut(run, pass(1_000), scrollTo('the bottom'));
  expectSame('The loading flag is set', true, run.latest.line);
  await change();
  await carryOut(run, frame);
}

const ZOOMS = [0.5, 0.67, 1, 1.25, 2, 4];

condition('@B1 @B3 Zoom in the middle of the list, and during a load', {}, async (run) => {
  const session = await devtools(run.tab);
  const settle = async () => {
    await run.contacts.clock.settle();
    await run.look();
  };
  // Zooming in means fewer, larger CSS px in the same window.
  const zoom = (factor: number) => async () => {
    const [width, height] = [Math.round(1_280 / factor), Math.round(720 / factor)];
    const metrics = { width, height, deviceScaleFactor: factor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    const found = await run.tab.evaluate(() => devicePixelRatio);
    expectSame('The window is zoomed', factor.toFixed(2), found.toFixed(2));
    await settle();
  };
  const pinch = (pageScaleFactor: number) => async () => {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await settle();
  };
  await load(run, LOADS);
  for (const factor of ZOOMS) {
    await carryOut(run, pass(1_000), scrollTo('40 percent'));
    await keepingRow(run, zoom(factor));
    await keepingRow(run, pinch(2));
    await keepingRow(run, pinch(1));
    await carryOut(run, click('UUID'));
    await duringLoad(run, zoom(1.1));
  }
  await zoom(1)();
});
