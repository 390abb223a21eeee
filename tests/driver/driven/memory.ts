import type { CDPSession, Page } from '@playwright/test';

export interface Memory {
  /** Rows of the table. */
  readonly rows: number;
  /** Bytes of the JavaScript heap that survive garbage collection. */
  readonly heap: number;
  /** Number of nodes in the document, of every type. */
  readonly nodes: number;
}

/** Reads what a page with `rows` rows retains. */
export async function readMemory(page: Page, session: CDPSession, rows: number): Promise<Memory> {
  // The second collection frees what the first one finalizes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate<number>(
    "document.evaluate('count(//node())', document).numberValue",
  );
  return { rows, heap: usedSize, nodes };
}

/** Heap bytes per row: the slope between two pages. */
export function heapPerRow(few: Memory, many: Memory): number {
  return (many.heap - few.heap) / (many.rows - few.rows);
}
