import { devtools } from '../../driver/driven/devtools.ts';
import { firstInView } from '../../driver/view.ts';
import { carryOut, click, frame, pass, scrollTo } from '../commands.ts';
import { expectSame } from '../invariants.ts';
import { condition } from './condition.ts';

const LOADS = 8;
const ZOOMS = [0.5, 0.67, 1, 1.25, 2, 4];

condition('@B1 @B3 Zoom in the middle of the list, and during a load', {}, async (run) => {
  const session = await devtools(run.tab);
  const firstRow = () => firstInView(run.latest.renderedRows)?.text;
  const settle = async () => {
    await run.contacts.clock.settle();
    await run.look();
  };
  // Zooming in means fewer, larger CSS px in the same window.
  const zoom = async (factor: number) => {
    const [width, height] = [Math.round(1_280 / factor), Math.round(720 / factor)];
    const metrics = { width, height, deviceScaleFactor: factor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    const found = await run.tab.evaluate(() => devicePixelRatio);
    expectSame('The window is zoomed', factor.toFixed(2), found.toFixed(2));
    await settle();
  };
  const pinch = async (pageScaleFactor: number) => {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await settle();
  };
  for (let load = 0; load < LOADS; load += 1)
    await carryOut(run, scrollTo('the bottom'), frame, pass(150));
  for (const factor of ZOOMS) {
    await carryOut(run, pass(1_000), scrollTo('40 percent'));
    const row = firstRow();
    for (const change of [() => zoom(factor), () => pinch(2), () => pinch(1)]) {
      await change();
      expectSame('The first row in view stays', row, firstRow());
    }
    await carryOut(run, click('UUID'), pass(1_000), scrollTo('the bottom'));
    expectSame('The loading flag is set', true, run.latest.line);
    await zoom(1.1);
    await carryOut(run, frame);
  }
  await zoom(1);
});
