import type { CDPSession } from '@playwright/test';
import { heapPerRow, type Memory, readMemory } from '../../driver/driven/memory.ts';
import { check } from './invariants.ts';
import type { SoakedPage } from './soaked-page.ts';

/** What a page keeps alive. */
export interface Kept extends Memory {
  /** Nodes, in the document or not. */
  readonly alive: number;
  readonly listeners: number;
  /** Pending timers and frames, counted by kind. */
  readonly waiting: readonly string[];
}

/** By how many the detached nodes may differ between two samples. */
const FEW = 50;
/** How much heavier a row of the second half may be than an average row, as a factor. */
const FLAT = 1.2;

/** Reads what the page keeps alive while idle in the middle of its list. */
export async function readKept(page: SoakedPage, session: CDPSession): Promise<Kept> {
  // Two renders replace React's older trees, which still reference previous rows.
  await page.contacts.scrollTo(() => 0);
  await page.contacts.clock.pass(1_000);
  await page.contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
  await page.contacts.clock.pass(1_000);
  const { count } = await page.observe();
  const memory = await readMemory(page.page, session, count);
  const { nodes: alive, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { waiting } = await page.watched();
  return { ...memory, alive, listeners: jsEventListeners, waiting };
}

/** The samples in words, a sentence each. */
export function keptInWords(moments: readonly Kept[]): string[] {
  const steps = moments.slice(1).map((kept, nth) => heapPerRow(moments[nth] as Kept, kept));
  return [
    ...moments.map(
      ({ rows, heap, nodes, alive, listeners }) =>
        `${rows} rows: ${(heap / 1e6).toFixed(1)} MB of heap, ${nodes} nodes in the document, ${alive} alive, ${listeners} listeners`,
    ),
    `Heap bytes per additional row: ${steps.map(Math.round).join(', ')}`,
  ];
}

/** Checks that memory grew only by the rows, each as heavy as the first ones. */
export function checkKept(moments: readonly Kept[]): void {
  const [first, middle, last] = [0, Math.floor(moments.length / 2), moments.length - 1].map(
    (at) => moments[at] as Kept,
  ) as [Kept, Kept, Kept];
  const isFlat = heapPerRow(middle, last) <= FLAT * heapPerRow(first, last);
  check('Heap per row does not grow in the second half', true, isFlat);
  check('No listener leaks', first.listeners, last.listeners);
  check('No timer or frame leaks', first.waiting, last.waiting);
  const detached = ({ alive, nodes }: Kept) => alive - nodes;
  check('No detached node leaks', true, detached(last) <= detached(first) + FEW);
}
