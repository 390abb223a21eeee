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
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      fc.boolean(),
      (layout, fraction, times, isUnderWay) => {
        const { start, edges, count, total } = layout;
        const [top, bottom] = [edges[0] as number, edges.at(-1) as number];
        const end = start + edges.length - 1;
        const window = { start, end, before: top * fraction, after: total - bottom };
        const highest = (bottom - top) * times;
        const scrolling = { rowHeight: ROW, highest, isUnderWay };
        const fitted = fit(window, layout, scrolling);
        assert.equal(fit(fitted, layout, scrolling), fitted);
        // Where the rows in the document alone are too high, there is nothing for it.
        if (times >= 5) assert.ok(fitted.before + bottom - top + fitted.after < highest + 1);
        if (fitted !== window) {
          assert.ok(fitted.before > start * leastRoom(scrolling, count) - 1);
          assert.ok(fitted.before + fitted.after <= highest / 2 + 2);
        }
      },
    ),
  );
});
