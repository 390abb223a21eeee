import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { follow, isAsBefore, pushedDown, settle } from '../../src/row-window/anchor.ts';
import { type Layout, spanOf, windowFor } from '../../src/row-window/rowWindow.ts';
import { fractions, layouts } from './arbitraries.ts';

/** Height of a row, in px. */
const ROW = 36;

test('@B3 rows stand where they stood, as far as browsers round, and not if one has moved', () => {
  fc.assert(
    fc.property(layouts, fc.nat(), fc.boolean(), (layout, nth, isAbove) => {
      const rounded = layout.edges.map((edge) => edge + (isAbove ? 1 : -1) * 2 ** -6);
      assert.ok(isAsBefore(layout, { ...layout, edges: rounded }));
      const moved = rounded.with(nth % rounded.length, (rounded[nth % rounded.length] ?? 0) + 1);
      assert.ok(!isAsBefore(layout, { ...layout, edges: moved }));
    }),
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
        const highest = Number.POSITIVE_INFINITY;
        const scrolling = { rowHeight: ROW, highest, isUnderWay, owed: 0 };
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

test('@B2 after a sort every row above has its room, though higher ones had taken of it, and no more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.nat(40),
      fc.boolean(),
      (taken, owed, isUnderWay) => {
        const rows = listOf(200);
        const window = { start: 30, end: 105, before: 30 * ROW - taken, after: 95 * ROW };
        const edgesFrom = (before: number) =>
          Array.from({ length: 76 }, (_, nth) => before + nth * ROW);
        const layout = { ...layoutOfWindow(window, edgesFrom(window.before)), count: 200 };
        const span = { first: 60, last: 74 };
        const was = { rows, layout, span, top: window.before + 30 * ROW };
        const scrolling = { rowHeight: ROW, highest: Number.POSITIVE_INFINITY, isUnderWay, owed };
        const sorted = [...rows].reverse();
        const next = follow(was, sorted, scrolling);
        // What is not owed is there at once, lest the list end above the offset meanwhile.
        assert.equal(next.before + owed, 30 * ROW + Math.max(0, owed - taken));
        const now = { ...layoutOfWindow(next, edgesFrom(next.before)), count: 200 };
        const settled = settle(was, sorted, next, now, scrolling);
        assert.equal(settled.rowWindow.before, 30 * ROW + Math.max(0, owed - taken));
        assert.equal(settled.scroll, 0);
        // The same rows have none to ask for: what they took is theirs.
        const same = settle(was, rows, window, layout, { ...scrolling, owed: 0 });
        assert.equal(same.rowWindow.before, window.before);
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
