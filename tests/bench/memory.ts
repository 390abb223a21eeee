import type { CDPSession, Page } from '@playwright/test';

export interface Memory {
  /** Rows of the table. */
  readonly rows: number;
  /** Bytes of the JavaScript heap that outlive a collection. */
  readonly heap: number;
  /** Nodes in the document: elements, texts and all. */
  readonly nodes: number;
}

/** Reads what a page with `rows` rows holds on to. */
export async function readMemory(page: Page, session: CDPSession, rows: number): Promise<Memory> {
  // What the first collection finalizes, the second frees.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate<number>(
    "document.evaluate('count(//node())', document).numberValue",
  );
  return { rows, heap: usedSize, nodes };
}

/** Heap bytes for each row: the slope from the page `few` to the page `many`. */
export function heapPerRow(few: Memory, many: Memory): number {
  return (many.heap - few.heap) / (many.rows - few.rows);
}
