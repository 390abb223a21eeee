import { devtools } from '../../driver/driven/devtools.ts';
import { expect } from '../../driver/expect.ts';
import { COLUMNS } from '../../driver/table.ts';
import type { ModelRun } from '../model-run.ts';
import { condition, sort } from './condition.ts';

/** Numbers of loads after which the page is measured. */
const [FEW, HALF, ALL] = [500, 3_000, 5_000] as const;
/** Time between two loads, in ms: all of them take an hour. */
const PACE_MS = 3_600_000 / ALL;
/** Maximum difference between the nodes of two measurements: some rows may be rendered more. */
const MAX_MORE_NODES = 50;
/** Maximum memory of a row of the second half, as a multiple of an average row's. */
const MAX_GROWTH = 1.2;

/** Scrolls and sorts until there have been so many loads. */
async function load(run: ModelRun, from: number, to: number): Promise<void> {
  const { contacts } = run;
  for (let load = from + 1; load <= to; load += 1) {
    // At times, each header in turn, every third one with Shift.
    const nth = load / 30;
    const column = COLUMNS[nth % COLUMNS.length];
    if (column) await sort(run, column, nth % 3 === 2);
    if (load % 10 === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
    // By 2 px if the page is at the bottom already: sorted rows may all land above.
    const { scrollTop, scrollHeight, clientHeight } = await contacts.inPage.geometry();
    const bottom = scrollHeight - clientHeight;
    await contacts.scrollTo(() => (scrollTop >= bottom - 1 ? bottom - 2 : bottom));
    const rows = await contacts.inPage.rowCount();
    expect(rows, 'Rows, after the previous scroll has loaded').toBe(20 + 20 * load);
    await contacts.clock.tick(PACE_MS);
    await contacts.clock.settle();
    if (load % 500 === 0) await run.look(true);
  }
}

/** What the page retains while idle in the middle of its list. */
async function retained({ contacts, tab }: ModelRun) {
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
  return { heap, nodes, listeners, pending: await contacts.clock.pending() };
}

condition(
  '@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, clock held',
  'held',
  async (run) => {
    await load(run, 0, FEW);
    const first = await retained(run);
    await load(run, FEW, HALF);
    const half = await retained(run);
    await load(run, HALF, ALL);
    const last = await retained(run);
    console.log(first, half, last);
    const heapPerLoad = (last.heap - first.heap) / (ALL - FEW);
    const inSecondHalf = (last.heap - half.heap) / (ALL - HALF);
    const most = MAX_GROWTH * heapPerLoad;
    expect(inSecondHalf, 'Heap per load, second half').toBeLessThanOrEqual(most);
    expect(last.listeners, 'Listeners').toBe(first.listeners);
    expect(last.pending, 'Timers and frames').toBe(first.pending);
    expect(last.nodes, 'Nodes').toBeLessThanOrEqual(first.nodes + MAX_MORE_NODES);
    // A taller window reads the list in fewer steps.
    await run.run('the window is resized to 1280 x 3000');
    await run.look(true);
  },
);
