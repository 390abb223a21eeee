import { devtools } from '../../driver/driven/devtools.ts';
import { expect } from '../../driver/expect.ts';
import { COLUMNS } from '../../driver/table.ts';
import type { ModelRun } from '../model-run.ts';
import { condition, sort } from './condition.ts';

const HOUR_MS = 3_600_000;
const LOADS = 5_000;
/** Number of loads between two sort clicks, two measurements. */
const SORT_EVERY = 30;
const MEASURE_EVERY = 500;
/** Maximum difference between the nodes of two measurements: some rows may be rendered more. */
const MAX_MORE_NODES = 50;
/** Maximum memory of a row of the second half, as a multiple of an average row's. */
const MAX_GROWTH = 1.2;

type Measurement = Awaited<ReturnType<typeof measure>>;

/** Measures what the page retains while idle in the middle of its list. */
async function measure({ contacts, tab }: ModelRun) {
  // Two renders replace React's older trees, which still reference previous rows.
  for (const part of [0, 0.5]) {
    await contacts.scrollTo(({ scrollHeight }) => scrollHeight * part);
    await contacts.clock.pass(1_000);
  }
  const session = await devtools(tab);
  // The second collection frees what the first one finalizes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const [rows, pending] = [await contacts.inPage.rowCount(), await contacts.clock.pending()];
  return { rows, heap, nodes, listeners, pending };
}

/** Memory grew by the rows only, and by no more for the last ones than for the first. */
function expectNoLeak(measured: readonly Measurement[]): void {
  const [first, middle, last] = [0, measured.length / 2, -1].map((nth) => measured.at(nth)) as [
    Measurement,
    Measurement,
    Measurement,
  ];
  const heapPerRow = (few: Measurement, many: Measurement) =>
    (many.heap - few.heap) / (many.rows - few.rows);
  const most = MAX_GROWTH * heapPerRow(first, last);
  expect(heapPerRow(middle, last), 'Heap per row, second half').toBeLessThanOrEqual(most);
  expect(last.listeners, 'Listeners').toBe(first.listeners);
  expect(last.pending, 'Timers and frames').toEqual(first.pending);
  expect(last.nodes, 'Nodes').toBeLessThanOrEqual(first.nodes + MAX_MORE_NODES);
}

condition(
  '@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, clock held',
  'held',
  async (run, note) => {
    const { contacts } = run;
    const measured: Measurement[] = [];
    for (let load = 1; load <= LOADS; load += 1) {
      // Each header in turn, every third one with Shift.
      const nth = load / SORT_EVERY;
      const column = COLUMNS[nth % COLUMNS.length];
      if (column) await sort(run, column, nth % 3 === 2);
      if (load % 10 === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
      // By 2 px if the page is at the bottom already: sorted rows may all land above.
      const { scrollTop, scrollHeight, clientHeight } = await contacts.inPage.geometry();
      const bottom = scrollHeight - clientHeight;
      await contacts.scrollTo(() => (scrollTop >= bottom - 1 ? bottom - 2 : bottom));
      const rows = await contacts.inPage.rowCount();
      expect(rows, 'Rows, after the previous scroll has loaded').toBe(20 + 20 * load);
      await contacts.clock.tick(HOUR_MS / LOADS);
      await contacts.clock.settle();
      if (load % MEASURE_EVERY !== 0) continue;
      await run.look(true);
      const measurement = await measure(run);
      note(JSON.stringify(measurement));
      measured.push(measurement);
    }
    expectNoLeak(measured);
    // A taller window reads the list in fewer steps.
    await run.run('the window is resized to 1280 x 3000');
    await run.look(true);
  },
);
