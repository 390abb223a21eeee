import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  indexAt,
  isShort,
  layoutOf,
  offsetOf,
  shareAbove,
  spanOf,
  throughRow,
  windowFor,
} from '../../src/row-window/rowWindow.ts';
import { fractions, layouts } from './arbitraries.ts';

/** Height of a row, in px. */
const ROW = 36;

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
