import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { follow, pushedDown, settle } from '../../src/row-window/anchor.ts';
import {
  indexAt,
  isShort,
  type Layout,
  layoutOf,
  offsetOf,
  shareAbove,
  spanOf,
  throughRow,
  windowFor,
} from '../../src/row-window/rowWindow.ts';

/** Lists of up to 100,000 rows, of which some are in the document, each at least 1 px high. */
const layouts: fc.Arbitrary<Layout> = fc
  .record({
    start: fc.nat({ max: 50_000 }),
    heights: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 90 }),
    more: fc.nat({ max: 50_000 }),
    each: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ start, heights, more, each }) => {
    const edges = [start * each];
    for (const height of heights) edges.push((edges.at(-1) as number) + height);
    const count = start + heights.length + more;
    return { start, edges, count, total: (edges.at(-1) as number) + more * each };
  });

/** Height of a row, in px. */
const ROW = 36;

const fractions = fc.double({ min: 0, max: 1, noNaN: true });

test('@B2 every row has its place, and every offset its row', () => {
  fc.assert(
    fc.property(layouts, fractions, (layout, fraction) => {
      const index = Math.floor(fraction * (layout.count - 1));
      const [top, bottom] = [offsetOf(layout, index), offsetOf(layout, index + 1)];
      assert.ok(bottom > top);
      assert.equal(indexAt(layout, (top + bottom) / 2), index);
      assert.equal(indexAt(layout, -1), 0);
      assert.equal(indexAt(layout, layout.total + 1), layout.count - 1);
      assert.equal(offsetOf(layout, layout.count), layout.total);
      const through = throughRow(layout, index, fraction);
      assert.ok(Math.abs(shareAbove(layout, index, through) - fraction) < 1e-6);
    }),
  );
});

test('@B2 a list without rows has a layout too', () => {
  const layout = layoutOf(0, ROW);
  assert.deepEqual(windowFor(layout, spanOf(layout, { top: 0, bottom: 700 })), {
    start: 0,
    end: 0,
    before: 0,
    after: 0,
  });
  assert.equal(throughRow(layout, 0, shareAbove(layout, 0, 0)), 0);
});

test('@B2 the window holds the rows in view and 30 on each side, and no more of the list', () => {
  fc.assert(
    fc.property(
      layouts,
      fractions,
      fc.integer({ min: 1, max: 3_000 }),
      (layout, fraction, height) => {
        const top = fraction * layout.total;
        const span = spanOf(layout, { top, bottom: top + height });
        const { start, end, before, after } = windowFor(layout, span);
        assert.equal(start, Math.max(0, span.first - 30));
        assert.equal(end, Math.min(layout.count, span.last + 31));
        assert.ok(start > 0 ? before > 0 : before === 0);
        assert.ok(end < layout.count ? after > 0 : after === 0);
        const shown = { ...layout, start, edges: [] as number[] };
        for (let index = start; index <= end; index += 1) shown.edges.push(offsetOf(layout, index));
        assert.ok(!isShort(shown, span));
      },
    ),
  );
});

const listOf = (length: number) => Array.from({ length }, (_, place) => ({ id: String(place) }));

test('@B3 a row that a load pushed down is found, and one that was only sorted is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      (length, places, nth) => {
        const before = listOf(length);
        const index = length > 0 ? nth % length : 0;
        const after = [...before];
        for (const [number, place] of places.entries()) {
          after.splice(place % (after.length + 1), 0, { id: `new ${number}` });
        }
        const found = after.findIndex(({ id }) => id === String(index));
        assert.equal(pushedDown(before, after, index), found < 0 ? undefined : found - index);
        assert.equal(pushedDown(before, before, index), 0);
        assert.equal(pushedDown(before, [...before].reverse(), index), undefined);
      },
    ),
  );
});

test('@B3 when a load pushes rows down, the first in view stays, at rest and in mid-scroll', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5_000 }),
      fractions,
      fc.integer({ min: 0, max: 20 }),
      fc.boolean(),
      (length, fraction, pushed, isUnderWay) => {
        const before = listOf(length);
        const all: Layout = { start: 0, edges: [0], count: length, total: length * ROW };
        const top = fraction * (length * ROW - 520);
        const span = spanOf(all, { top, bottom: top + 520 });
        const window = windowFor(all, span);
        const edgesOf = ({ start, end, before: room }: typeof window) =>
          Array.from({ length: end - start + 1 }, (_, nth) => room + nth * ROW);
        const layout = { ...all, start: window.start, edges: edgesOf(window) };
        const was = { rows: before, layout, span, top };

        const rows = [
          ...Array.from({ length: pushed }, (_, nth) => ({ id: `above ${nth}` })),
          ...before,
          ...Array.from({ length: 20 - pushed }, (_, nth) => ({ id: `below ${nth}` })),
        ];
        const scrolling = { rowHeight: ROW, isUnderWay, owed: 0 };
        const next = follow(was, rows, scrolling);
        const now = { ...layoutOfWindow(next, edgesOf(next)), count: rows.length };
        const settled = settle(was, rows, next, now, scrolling);
        const shift = settled.rowWindow.before - next.before;
        const place = (edges: readonly number[], index: number) => edges[index] as number;
        const moved =
          place(now.edges, span.first + pushed - next.start) +
          shift -
          place(layout.edges, span.first - window.start);

        assert.ok(
          Math.abs(moved - settled.scroll) < 0.2,
          `${moved} px, scrolled ${settled.scroll}`,
        );
        if (!isUnderWay) {
          assert.equal(settled.owed, 0);
          assert.ok(Math.abs(settled.scroll - pushed * ROW) < 0.2, `scrolled ${settled.scroll}`);
        }
        if (isUnderWay && next.start > 0) {
          assert.equal(settled.scroll, 0);
          assert.ok(Math.abs(settled.owed - pushed * ROW) < 0.2);
        }
      },
    ),
  );
});

function layoutOfWindow(
  { start, after }: { start: number; after: number },
  edges: number[],
): Layout {
  return { start, edges, count: 0, total: (edges.at(-1) as number) + after };
}
