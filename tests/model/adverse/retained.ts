import type { CDPSession } from '@playwright/test';
import { expectSame } from '../invariants.ts';
import type { ModelRun } from '../model-run.ts';

/** What a page retains. */
export interface Retained {
  /** Rows of the table. */
  readonly rows: number;
  /** Bytes of the JavaScript heap that survive garbage collection. */
  readonly heap: number;
  /** Number of nodes in the document, of every type. */
  readonly nodes: number;
  /** Nodes, in the document or not. */
  readonly alive: number;
  readonly listeners: number;
  /** Pending timers and frames. */
  readonly pending: number;
}

/** Maximum difference between the detached nodes of two samples. */
const MAX_DETACHED = 50;
/** Maximum memory of a row of the second half, as a multiple of an average row's. */
const MAX_GROWTH = 1.2;

/** Reads what the page retains while idle in the middle of its list. */
export async function readRetained(run: ModelRun, session: CDPSession): Promise<Retained> {
  const { contacts } = run;
  // Two renders replace React's older trees, which still reference previous rows.
  await contacts.scrollTo(() => 0);
  await contacts.clock.pass(1_000);
  await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
  await contacts.clock.pass(1_000);
  const rows = await contacts.inPage.rowCount();
  // The second collection frees what the first one finalizes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const nodes = await run.tab.evaluate<number>(
    "document.evaluate('count(//node())', document).numberValue",
  );
  const { nodes: alive, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const pending = await contacts.clock.pending();
  return { rows, heap, nodes, alive, listeners: jsEventListeners, pending };
}

/** Heap bytes per row: the slope between two samples. */
function heapPerRow(few: Retained, many: Retained): number {
  return (many.heap - few.heap) / (many.rows - few.rows);
}

/** The samples in words, a sentence each. */
export function retainedInWords(moments: readonly Retained[]): string[] {
  const steps = moments.slice(1).map((each, nth) => heapPerRow(moments[nth] as Retained, each));
  return [
    ...moments.map(
      ({ rows, heap, nodes, alive, listeners }) =>
        `${rows} rows: ${(heap / 1e6).toFixed(1)} MB of heap, ${nodes} nodes in the document, ${alive} alive, ${listeners} listeners`,
    ),
    `Heap bytes per additional row: ${steps.map(Math.round).join(', ')}`,
  ];
}

/** Checks that memory grew by the rows only, and by no more for the last ones than for the first. */
export function checkRetained(moments: readonly Retained[]): void {
  const [first, middle, last] = [0, Math.floor(moments.length / 2), moments.length - 1].map(
    (at) => moments[at] as Retained,
  ) as [Retained, Retained, Retained];
  const isFlat = heapPerRow(middle, last) <= MAX_GROWTH * heapPerRow(first, last);
  expectSame('Heap per row does not grow in the second half', true, isFlat);
  expectSame('No listener leaks', first.listeners, last.listeners);
  expectSame('No timer or frame leaks', first.pending, last.pending);
  const detached = ({ alive, nodes }: Retained) => alive - nodes;
  expectSame('No detached node leaks', true, detached(last) <= detached(first) + MAX_DETACHED);
}
