import type { CDPSession } from '@playwright/test';
import { heapPerRow, type Memory, readMemory } from '../bench/memory.ts';
import { hold } from './invariants.ts';
import type { SoakedPage } from './soaked-page.ts';

/** What a page keeps alive. */
export interface Kept extends Memory {
  /** Nodes, in the document or not. */
  readonly alive: number;
  readonly listeners: number;
  /** Timers and frames that are waiting, by their kind. */
  readonly waiting: readonly string[];
}

/** Nodes out of the document that one moment may have more than another. */
const FEW = 50;
/** By how much heap a row of the second half may weigh more than one of the whole. */
const FLAT = 1.2;

/** Reads what the page keeps alive while it is at rest in the middle of its list. */
export async function readKept(page: SoakedPage, session: CDPSession): Promise<Kept> {
  // To the top and down again: the trees that hold on to rows of before are replaced by others.
  await page.contacts.scrollTo(() => 0);
  await page.contacts.clock.pass(1_000);
  await page.contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
  await page.contacts.clock.pass(1_000);
  const { count } = await page.look();
  const memory = await readMemory(page.contacts.page, session, count);
  const { nodes: alive, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { waiting } = await page.watched();
  return { ...memory, alive, listeners: jsEventListeners, waiting };
}

/** What was kept, a sentence for each moment. */
export function keptInWords(moments: readonly Kept[]): string[] {
  const steps = moments.slice(1).map((kept, nth) => heapPerRow(moments[nth] as Kept, kept));
  return [
    ...moments.map(
      ({ rows, heap, nodes, alive, listeners }) =>
        `${rows} rows: ${(heap / 1e6).toFixed(1)} MB of heap, ${nodes} nodes in the document, ${alive} alive, ${listeners} listeners`,
    ),
    `Heap bytes for each further row: ${steps.map(Math.round).join(', ')}`,
  ];
}

/** Holds that nothing was kept but rows, and those at the same weight. */
export function holdKept(moments: readonly Kept[]): void {
  const [first, middle, last] = [0, Math.floor(moments.length / 2), moments.length - 1].map(
    (at) => moments[at] as Kept,
  ) as [Kept, Kept, Kept];
  const isFlat = heapPerRow(middle, last) <= FLAT * heapPerRow(first, last);
  hold('The heap a row is no larger in the second half', true, isFlat);
  hold('No listener is left', first.listeners, last.listeners);
  hold('No timer and no frame is left', first.waiting, last.waiting);
  const detached = ({ alive, nodes }: Kept) => alive - nodes;
  hold('No detached node is left', true, detached(last) <= detached(first) + FEW);
}
