import type { CDPSession } from '@playwright/test';
import { devtools } from '../../driver/driven/devtools.ts';
import { COLUMNS } from '../../driver/table.ts';
import { expectSame } from '../invariants.ts';
import type { ModelRun } from '../model-run.ts';
import { condition } from './condition.ts';

const HOUR_MS = 3_600_000;
const LOADS = 5_000;
/** Time between two scrolls, in ms. */
const PACE_MS = HOUR_MS / LOADS;
/** Number of loads between two scrolls away, two sort clicks, two measurements. */
const AWAY_EVERY = 10;
const SORT_EVERY = 30;
const MEASURE_EVERY = 500;
/** Maximum difference between the detached nodes of two measurements. */
const MAX_DETACHED = 50;
/** Maximum memory of a row of the second half, as a multiple of an average row's. */
const MAX_GROWTH = 1.2;

type Measurement = Awaited<ReturnType<typeof measure>>;

/** Measures what the page retains while idle in the middle of its list. */
async function measure({ contacts, tab }: ModelRun, session: CDPSession) {
  // Two renders replace React's older trees, which still reference previous rows.
  await contacts.scrollTo(() => 0);
  await contacts.clock.pass(1_000);
  await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
  await contacts.clock.pass(1_000);
  // The second collection frees what the first one finalizes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const inDocument = "document.evaluate('count(//node())', document).numberValue";
  const nodes = await tab.evaluate<number>(inDocument);
  const { nodes: alive, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const pending = await contacts.clock.pending();
  return {
    rows: await contacts.inPage.rowCount(),
    /** Bytes that survive garbage collection. */
    heap,
    /** Nodes that are alive outside of the document. */
    detached: alive - nodes,
    listeners,
    /** Timers and frames. */
    pending,
  };
}

/** Heap bytes per row: the slope between two measurements. */
const heapPerRow = (few: Measurement, many: Measurement) =>
  (many.heap - few.heap) / (many.rows - few.rows);

/** Memory grew by the rows only, and by no more for the last ones than for the first. */
function expectNoLeak(measured: readonly Measurement[]): void {
  const [first, middle, last] = [0, Math.floor(measured.length / 2), measured.length - 1].map(
    (nth) => measured[nth] as Measurement,
  ) as [Measurement, Measurement, Measurement];
  const isFlat = heapPerRow(middle, last) <= MAX_GROWTH * heapPerRow(first, last);
  expectSame('Heap per row does not grow in the second half', true, isFlat);
  expectSame('No listener leaks', first.listeners, last.listeners);
  expectSame('No timer or frame leaks', first.pending, last.pending);
  const isKept = last.detached > first.detached + MAX_DETACHED;
  expectSame('No detached node leaks', false, isKept);
}

/** Scrolls to the bottom, or by 2 px if the page is there already: sorted rows may all land above. */
async function scrollOn({ contacts }: ModelRun): Promise<void> {
  const { scrollTop, scrollHeight, clientHeight } = await contacts.inPage.geometry();
  const last = scrollHeight - clientHeight;
  await contacts.scrollTo(() => (scrollTop >= last - 1 ? last - 2 : last));
}

/** Clicks each header in turn, every third one with Shift. */
async function sort({ contacts, model }: ModelRun, nth: number): Promise<void> {
  const column = COLUMNS[nth % COLUMNS.length] ?? 'Name';
  const hasShift = nth % 3 === 2;
  await contacts.click(column, { modifiers: hasShift ? ['Shift'] : [] });
  model.click(column, hasShift);
}

condition(
  '@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, clock held',
  {},
  async (run, note) => {
    const { contacts } = run;
    const session = await devtools(run.tab);
    const measured: Measurement[] = [];
    for (let load = 1; load <= LOADS; load += 1) {
      if (load % SORT_EVERY === 0) await sort(run, load / SORT_EVERY);
      if (load % AWAY_EVERY === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
      await scrollOn(run);
      const rows = await contacts.inPage.rowCount();
      expectSame('The previous scroll has loaded', 20 + 20 * load, rows);
      await contacts.clock.tick(PACE_MS);
      await contacts.clock.settle();
      if (load % MEASURE_EVERY !== 0) continue;
      await run.look(true);
      const measurement = await measure(run, session);
      note(JSON.stringify(measurement));
      measured.push(measurement);
    }
    expectNoLeak(measured);
    // A taller window reads the list in fewer steps.
    await run.run('the window is resized to 1280 x 3000');
    await run.look(true);
  },
);
