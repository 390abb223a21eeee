import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { afterScrollEnd, anchor, atBeginning } from '../../src/row-window/events.ts';
import { estimateRowHeight, heightOf, type Layout, offsetOf } from '../../src/row-window/layout.ts';
import { fractions } from './arbitraries.ts';
import { layouts, rows, viewOf } from './layouts.ts';

test('@B3 during a scroll the first row in view stays where it was, whatever the rows before it', () => {
  const was = rows(0, 80, 100);
  const cases: [Layout, to: number, before: number, after: number, because: string][] = [
    [rows(10, 84, 100), 40, 360, 576, 'others left the document'],
    [rows(30, 104, 120), 60, 360, 1_296, '20 rows landed above: there is less before them'],
    [rows(10, 84, 120), 40, 360, 1_296, '20 rows landed below'],
    [rows(10, 84, 100, 40), 40, 240, 576, 'rows turn out to be 40 px tall'],
    [rows(10, 84, 100, 60), 40, -360, 576, 'the spacer can become negative'],
    [rows(10, 84, 100, 30), 40, 540, 840, 'or more'],
    [rows(20, 100, 100), 40, 720, 0, 'nothing follows the last row'],
  ];
  for (const [layout, to, before, after, because] of cases) {
    const anchored = anchor(layout, viewOf(was), to);
    assert.deepEqual([anchored.before, anchored.after], [before, after], because);
    assert.equal(offsetOf(anchored, to), offsetOf(was, 40), because);
  }
});

test('@B2 after a scroll each row above has at least its estimated height', () => {
  const middle = rows(30, 104, 200);
  const cases: [Partial<Layout>, before: number, after: number, because: string][] = [
    [{}, 1_080, 3_456, 'it has'],
    [{ before: 2_000 }, 2_000, 3_456, 'more is not taken away'],
    [{ before: 360, after: 4_176 }, 1_080, 3_456, 'what is missing is taken from those after'],
    [{ before: 360, after: 5_000 }, 1_080, 4_280, 'and no more than that'],
    [{ before: -60, after: 4_000 }, 1_080, 3_456, 'which keep their estimated height'],
    [{ before: 1_079.5 }, 1_080.5, 3_456, 'whole px are added, as browsers scroll'],
    [{ before: 1_079.95 }, 1_079.95, 3_456, 'but nothing for what is rounded'],
  ];
  for (const [spacers, before, after, because] of cases) {
    const { layout, scroll } = afterScrollEnd({ ...middle, ...spacers });
    assert.deepEqual([layout.before, layout.after], [before, after], because);
    assert.equal(scroll, before - (spacers.before ?? middle.before), because);
  }
  assert.equal(afterScrollEnd(middle).layout, middle);
});

test('@B3 after a scroll nothing is before the first row', () => {
  const first = rows(0, 60, 100);
  for (const before of [-570, 12.5]) {
    const { layout, scroll } = afterScrollEnd({ ...first, before });
    assert.deepEqual([layout.before, scroll], [0, -before]);
  }
  assert.equal(afterScrollEnd(first).layout, first);
});

test('@B2 a list near the maximum height has no more than its estimated height', () => {
  const many = rows(500, 560, 1_000);
  const cases: [maxHeight: number, before: number, after: number, because: string][] = [
    [48_000, 18_000, 15_840, 'the list takes three quarters of the page'],
    [47_000, 11_500, 10_120, 'it takes more: each row gets 23 px'],
    [1_000, 250, 220, 'even less than 1 px'],
  ];
  for (const [maxHeight, before, after, because] of cases) {
    const estimatedRowHeight = estimateRowHeight(36, maxHeight, 1_000);
    const { layout } = afterScrollEnd({ ...many, estimatedRowHeight, maxHeight });
    assert.deepEqual([layout.before, layout.after], [before, after], because);
  }
});

test('@B3 at the beginning of the list nothing is before the first row, and nothing scrolls', () => {
  const [first, tooHigh] = [rows(0, 60, 100), { ...rows(30, 104, 200), maxHeight: 7_201 }];
  const cases: [Layout, top: number, before: number, because: string][] = [
    [{ ...first, before: -570 }, 0.9, 0, 'the view is less than 1 px below the beginning'],
    [{ ...first, before: -570 }, 1, -570, 'it is further down'],
    [{ ...rows(30, 104, 200), before: 360 }, 0, 1_080, 'rows before have their estimated height'],
  ];
  for (const [layout, top, before, because] of cases) {
    const adjustment = atBeginning(layout, top);
    assert.deepEqual([adjustment.layout.before, adjustment.scroll], [before, 0], because);
  }
  for (const layout of [first, tooHigh]) assert.equal(atBeginning(layout, 0).layout, layout);
});

test('@B2 no list makes the page higher than its maximum height', () => {
  fc.assert(
    fc.property(
      layouts,
      fractions,
      fc.double({ min: 5, max: 40, noNaN: true }),
      (layout, fraction, times) => {
        const rowsHeight = layout.edges.at(-1) as number;
        const maxHeight = rowsHeight * times;
        const estimatedRowHeight = estimateRowHeight(36, maxHeight, layout.count);
        const before = layout.before * fraction;
        const enforced = afterScrollEnd({
          ...layout,
          before,
          estimatedRowHeight,
          maxHeight,
        }).layout;
        assert.ok(heightOf(enforced) < maxHeight + 1);
        assert.ok(enforced.before >= layout.start * estimatedRowHeight - 0.1);
        assert.deepEqual(afterScrollEnd(enforced).layout, enforced, 'once is enough');
      },
    ),
  );
});
