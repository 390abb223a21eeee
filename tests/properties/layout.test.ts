import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  estimateRowHeight,
  extendRange,
  heightOf,
  indexAt,
  isRangeDue,
  type Layout,
  offsetOf,
  rangeAround,
  sameOffset,
} from '../../src/row-window/layout.ts';
import { fractions } from './arbitraries.ts';
import { layouts } from './layouts.ts';

/** Ten rows, 440 px high together, of which rows 3 to 5 are in the document. */
const TEN: Layout = {
  start: 3,
  end: 6,
  count: 10,
  edges: [0, 40, 90, 150],
  before: 150,
  after: 140,
  estimatedRowHeight: 35,
  maxHeight: Number.POSITIVE_INFINITY,
};

test('@B2 each row has its offset', () => {
  const cases: [index: number, offset: number, because: string][] = [
    [0, 0, 'the list begins with it'],
    [1, 50, 'rows before those in the document share their spacer'],
    [3, 150, 'it is the first one in the document'],
    [4, 190, 'it is in the document'],
    [6, 300, 'it follows the last one in the document'],
    [7, 335, 'rows after them share their spacer'],
    [10, 440, 'the list ends where an eleventh row would begin'],
    [11, 440, 'nothing is beyond the end'],
  ];
  for (const [index, offset, because] of cases) assert.equal(offsetOf(TEN, index), offset, because);
  assert.equal(offsetOf({ ...TEN, count: 6, after: 0 }, 6), 300, 'the list ends in the document');
});

test('@B2 each offset has its row', () => {
  const cases: [offset: number, index: number][] = [
    [-1, 0],
    [0, 0],
    [49, 0],
    [50, 1],
    [149, 2],
    [150, 3],
    [189, 3],
    [190, 4],
    [299, 5],
    [300, 6],
    [334, 6],
    [335, 7],
    [439, 9],
    [440, 9],
    [500, 9],
  ];
  for (const [offset, index] of cases) assert.equal(indexAt(TEN, offset), index, `${offset} px`);
});

test('@B2 with a negative spacer before them, earlier rows have the offset of the first rendered row', () => {
  const above = { ...TEN, before: -30 };
  for (const index of [0, 2, 3]) assert.equal(offsetOf(above, index), -30);
  assert.equal(offsetOf(above, 4), 10);
  assert.equal(indexAt(above, 0), 3);
});

test('@B2 a list of no rows has no offset but 0', () => {
  const none: Layout = { ...TEN, start: 0, end: 0, count: 0, edges: [0], before: 0, after: 0 };
  assert.equal(offsetOf(none, 0), 0);
  assert.equal(heightOf(none), 0);
  for (const offset of [0, 36]) assert.equal(indexAt(none, offset), 0);
  assert.deepEqual(rangeAround(0, 0, 0), { start: 0, end: 0, count: 0 });
  assert.equal(sameOffset(none, none, 0, 0), 0);
});

test('@B2 30 rows are kept in the document on each side of the view', () => {
  const cases: [first: number, last: number, start: number, end: number, because: string][] = [
    [500, 513, 470, 544, 'there are as many'],
    [10, 23, 0, 54, 'the list begins nearer'],
    [980, 999, 950, 1_000, 'the list ends nearer'],
  ];
  for (const [first, last, start, end, because] of cases) {
    assert.deepEqual(rangeAround(first, last, 1_000), { start, end, count: 1_000 }, because);
  }
});

test('@B2 the estimated heights add up to at most half the maximum page height', () => {
  const cases: [maxHeight: number, height: number, because: string][] = [
    [72_000, 36, 'a line each is half of the page'],
    [71_999, 35, 'less is shared in whole px'],
    [47_000, 23, ''],
    [1_000, 0.5, 'unless it is less than 1 px'],
  ];
  for (const [maxHeight, height, because] of cases) {
    assert.equal(estimateRowHeight(36, maxHeight, 1_000), height, because);
  }
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
  const cases: [Partial<Layout>, first: number, last: number, isDue: boolean, because: string][] = [
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
  for (const [rows, first, last, isDue, because] of cases) {
    assert.equal(isRangeDue({ ...TEN, count: 1_000, ...rows }, first, last), isDue, because);
  }
});

test('@B2 every row has an offset, every offset a row, and the range around the view is not due', () => {
  fc.assert(
    fc.property(layouts, fractions, fc.nat({ max: 60 }), (layout, fraction, more) => {
      const index = Math.floor(fraction * (layout.count - 1));
      const [top, bottom] = [offsetOf(layout, index), offsetOf(layout, index + 1)];
      assert.ok(bottom > top);
      assert.equal(indexAt(layout, (top + bottom) / 2), index);
      assert.equal(indexAt(layout, -1), 0);
      assert.equal(indexAt(layout, heightOf(layout) + 1), layout.count - 1);
      assert.equal(offsetOf(layout, layout.count), heightOf(layout));
      const last = Math.min(layout.count - 1, index + more);
      const range = rangeAround(index, last, layout.count);
      assert.ok(!isRangeDue({ ...layout, ...range }, index, last));
    }),
  );
});

test('@B3 a point of a row is found again, as far down the row, when rows change their height', () => {
  const cases: [index: number, offset: number, next: number][] = [
    [4, 190, 380],
    [4, 215, 430],
    [4, 240, 480],
    [0, 25, 50],
    [7, 335, 670],
  ];
  const twice: Layout = { ...TEN, edges: [0, 80, 180, 300], before: 300, after: 280 };
  for (const [index, offset, next] of cases) {
    assert.equal(sameOffset(TEN, twice, index, offset), next);
    assert.equal(sameOffset(twice, TEN, index, next), offset);
  }
  const flat: Layout = { ...TEN, edges: [0, 0, 90, 150] };
  assert.equal(sameOffset(flat, twice, 3, 150), 300, 'nothing of a row without a height is above');
});
