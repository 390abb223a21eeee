import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  extendRange,
  heightOf,
  indexAt,
  isRangeDue,
  offsetOf,
  type Range,
  rangeAround,
  sameOffset,
} from '../../src/row-window/layout.ts';
import { layouts, rows } from './layouts.ts';

test('@B2 a list of no rows has no offset but 0', () => {
  const none = rows(0, 0, 0);
  assert.equal(offsetOf(none, 0), 0);
  assert.equal(heightOf(none), 0);
  for (const offset of [0, 36]) assert.equal(indexAt(none, offset), 0);
  assert.deepEqual(rangeAround(0, 0, 0), { start: 0, end: 0, count: 0 });
  assert.equal(sameOffset(none, none, 0, 0), 0);
});

test('@B2 the range grows with the list, and stays within a list that shrinks', () => {
  const cases: [start: number, end: number, before: number, after: number, [number, number]][] = [
    [10, 84, 200, 220, [10, 104]],
    [126, 200, 200, 220, [126, 220]],
    [10, 84, 200, 200, [10, 84]],
    [10, 84, 200, 100_000, [10, 144]],
    [10, 84, 200, 50, [0, 50]],
    [126, 200, 200, 190, [116, 190]],
    [0, 0, 0, 100, [0, 60]],
    [10, 84, 200, 0, [0, 0]],
  ];
  for (const [start, end, before, after, [from, until]] of cases) {
    const range = extendRange({ start, end, count: before }, after);
    assert.deepEqual(range, { start: from, end: until, count: after });
  }
});

test('@B2 another range is due with an overscan of less than 15 rows, or of more than 45', () => {
  const cases: [Partial<Range>, first: number, last: number, isDue: boolean, because: string][] = [
    [{ start: 100, end: 200 }, 130, 169, false, '30 are left on each side'],
    [{ start: 100, end: 175 }, 115, 144, false, '15 are left above'],
    [{ start: 100, end: 174 }, 114, 143, true, '14 are left above'],
    [{ start: 100, end: 200 }, 145, 184, false, '15 are left below'],
    [{ start: 100, end: 200 }, 145, 185, true, '14 are left below'],
    [{ start: 140, end: 200, count: 200 }, 180, 199, false, 'the list ends there'],
    [{ start: 0, end: 45 }, 0, 13, false, 'the list begins there'],
    [{ start: 0, end: 59 }, 0, 13, false, '15 more are in the document than are kept'],
    [{ start: 0, end: 60 }, 0, 13, true, '16 more are'],
    [{ start: 100, end: 200 }, 145, 170, false, '15 more are above'],
    [{ start: 100, end: 200 }, 146, 170, true, '16 more are above'],
  ];
  for (const [range, first, last, isDue, because] of cases) {
    assert.equal(isRangeDue({ ...rows(0, 0, 1_000), ...range }, first, last), isDue, because);
  }
});

const fractions = fc.double({ min: 0, max: 1, noNaN: true });

test('@B2 every row has an offset, every offset a row, and the range around the view is not due', () => {
  fc.assert(
    fc.property(layouts, fractions, fc.nat({ max: 60 }), (layout, fraction, more) => {
      const index = Math.floor(fraction * (layout.count - 1));
      const [top, bottom] = [offsetOf(layout, index), offsetOf(layout, index + 1)];
      assert.ok(bottom > top);
      for (const offset of [top, (top + bottom) / 2]) assert.equal(indexAt(layout, offset), index);
      assert.equal(indexAt(layout, -1), 0);
      assert.equal(indexAt(layout, heightOf(layout) + 1), layout.count - 1);
      assert.equal(offsetOf(layout, layout.count), heightOf(layout));
      const last = Math.min(layout.count - 1, index + more);
      const range = rangeAround(index, last, layout.count);
      assert.ok(!isRangeDue({ ...layout, ...range }, index, last));
    }),
  );
});
