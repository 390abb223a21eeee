import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fit, leastRoom } from '../../src/row-window/pageHeight.ts';
import { fractions, layouts } from './arbitraries.ts';

const ROW = 36;

test('@B2 no list makes the page higher than it can be, and what fits stays as it is', () => {
  fc.assert(
    fc.property(
      layouts,
      fractions,
      fc.double({ min: 1, max: 8, noNaN: true }),
      fc.boolean(),
      (layout, fraction, times, isUnderWay) => {
        const { start, edges, count, total } = layout;
        const [top, bottom] = [edges[0] as number, edges.at(-1) as number];
        const end = start + edges.length - 1;
        const window = { start, end, before: top * fraction, after: total - bottom };
        // The rows in the document alone are never too high.
        const scrolling = { rowHeight: ROW, highest: 5 * (bottom - top) * times, isUnderWay };
        const fitted = fit(window, layout, scrolling);
        assert.ok(fitted.before + bottom - top + fitted.after <= scrolling.highest);
        assert.equal(fit(fitted, layout, scrolling), fitted);
        const room = leastRoom(scrolling, count);
        if (fitted !== window) {
          assert.equal(fitted.before, start * room);
          assert.equal(fitted.after, (count - end) * room);
        }
      },
    ),
  );
});
