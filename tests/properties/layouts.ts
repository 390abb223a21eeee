/** Layouts of rows, drawn or given, and views of them. */

import fc from 'fast-check';
import type { View } from '../../src/row-window/events.ts';
import { type Layout, offsetOf } from '../../src/row-window/layout.ts';

/** Lists of up to 100,000 rows, of which some are in the document, each at least 1 px high. */
export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    start: fc.nat({ max: 50_000 }),
    heights: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 90 }),
    more: fc.nat({ max: 50_000 }),
    each: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ start, heights, more, each }) => {
    const edges = [0];
    for (const height of heights) edges.push((edges.at(-1) as number) + height);
    const end = start + heights.length;
    const spacers = { spaceAbove: start * each, spaceBelow: more * each };
    const rest = { zoom: 1, estimatedRowHeight: 20 };
    return { start, end, count: end + more, edges, ...spacers, ...rest };
  });

/** Rows `start` to `end` of `count`, `each` px high in the document, 36 px each outside it. */
export function rows(start: number, end: number, count: number, each = 36): Layout {
  const edges = Array.from({ length: end - start + 1 }, (_, nth) => nth * each);
  const [spaceAbove, spaceBelow] = [start * 36, (count - end) * 36];
  return { start, end, count, edges, spaceAbove, spaceBelow, zoom: 1, estimatedRowHeight: 36 };
}

/** A view whose first row is at its upper edge. */
export function viewOf(layout: Layout, first = 40): View {
  return { rows: [], layout, first, top: offsetOf(layout, first) };
}
