import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  afterRender,
  afterResize,
  afterScrollEnd,
  afterSort,
  anchor,
  atBeginning,
  movedTo,
  type Rows,
} from '../../src/row-window/events.ts';
import { type Layout, offsetOf } from '../../src/row-window/layout.ts';
import { layouts, rows, viewOf } from './layouts.ts';

const list = (text: string) => text.split(' ').map((id) => ({ id }));

test('@B3 a load moves a row down by the rows that landed above it', () => {
  const cases: [before: string, after: string, id: string, moved: number | undefined][] = [
    ['a b c', 'a b c d', 'b', 0],
    ['a b c', 'x a y b c', 'b', 2],
    ['a b c', 'x y z a b c', 'c', 3],
    ['a b c', 'x a b c y', 'a', 1],
    ['a b c', 'c b a', 'a', undefined],
    ['a b c', 'a c b', 'a', undefined],
    ['a b c', 'a b', 'b', undefined],
    ['a b c', 'b a c d', 'b', undefined],
    ['a b c', 'x y z w', 'b', undefined],
  ];
  for (const [before, after, id, moved] of cases) {
    const index = before.split(' ').indexOf(id);
    const to = moved === undefined ? undefined : index + moved;
    assert.equal(movedTo(list(before), list(after), index), to, `${id} in ${before}, ${after}`);
  }
  const same = list('a b c');
  assert.equal(movedTo(same, same, 1), 1, 'the list is the same');
  assert.equal(movedTo([], same, 0), undefined, 'there was no row');
});

test('@B3 a render is a load, a sort or a scroll', () => {
  const view = { ...viewOf(rows(0, 3, 3, 20), 1), rows: list('a b c') };
  const cases: [Rows, isScrolling: boolean, before: number, scroll: number, because: string][] = [
    [list('x a b c'), false, 36, 56, 'it has grown at rest: the page scrolls'],
    [list('x a b c'), true, -20, 0, 'it has grown during a scroll'],
    [list('c b a'), false, 36, 0, 'it is in another order'],
    [view.rows, false, 20, 0, 'it is the same'],
  ];
  for (const [rendered, isScrolling, before, scroll, because] of cases) {
    const adjustment = afterRender(rows(1, 3, 4, 40), view, rendered, isScrolling);
    assert.deepEqual([adjustment.layout.before, adjustment.scroll], [before, scroll], because);
  }
});

test('@B3 after a sort the rows above have their estimated height, and the list keeps its own', () => {
  const cases: [was: Layout, now: Layout, before: number, after: number, because: string][] = [
    [rows(10, 84, 200), rows(10, 84, 200), 360, 4_176, 'nothing changes'],
    [
      { ...rows(10, 84, 200, 40), before: 64 },
      { ...rows(10, 84, 200), before: 64 },
      360,
      4_176,
      'taller rows had used some of it',
    ],
    [
      rows(10, 84, 200, 40),
      rows(10, 84, 200),
      360,
      4_472,
      'shorter rows leave the rest after them',
    ],
    [rows(126, 200, 200, 40), rows(126, 200, 200), 4_832, 0, 'or before them, at the end'],
    [rows(0, 60, 60, 40), rows(0, 60, 60), 0, 0, 'all are in the document'],
    [rows(10, 84, 200), rows(0, 50, 50), 0, 0, 'the list is shorter'],
  ];
  for (const [was, now, before, after, because] of cases) {
    const { layout, scroll } = afterSort(now, viewOf(was));
    assert.deepEqual([layout.before, layout.after, scroll], [before, after, 0], because);
  }
});

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

test('@B3 after a scroll the rows before have their estimated height, and the first has none before it', () => {
  const [first, tenth] = [rows(0, 60, 100), { ...rows(10, 84, 200), after: 5_000 }];
  const cases: [Layout, before: number, after: number, scroll: number, because: string][] = [
    [{ ...first, before: -570 }, 0, 1_440, 570, 'too little is before the first row'],
    [{ ...first, before: 12.5 }, 0, 1_452.5, -12.5, 'too much is'],
    [{ ...tenth, before: 64.5 }, 360.5, 4_704, 296, 'whole px are missing, and the height stays'],
  ];
  for (const [was, before, after, scroll, because] of cases) {
    const { layout, scroll: scrolled } = afterScrollEnd(was);
    assert.deepEqual([layout.before, layout.after, scrolled], [before, after, scroll], because);
  }
  for (const layout of [first, tenth, { ...tenth, before: 359.95 }]) {
    assert.equal(afterScrollEnd(layout).layout, layout, 'nothing but rounding is missing');
  }
});

test('@B3 at the beginning of the list nothing is before the first row, and nothing scrolls', () => {
  const first = rows(0, 60, 100);
  const cases: [Layout, top: number, before: number, because: string][] = [
    [{ ...first, before: -570 }, 0.9, 0, 'the view is less than 1 px below the beginning'],
    [{ ...first, before: -570 }, 1, -570, 'it is further down'],
    [{ ...rows(30, 104, 200), before: 360 }, 0, 1_080, 'rows before have their estimated height'],
  ];
  for (const [layout, top, before, because] of cases) {
    const adjustment = atBeginning(layout, top);
    assert.deepEqual([adjustment.layout.before, adjustment.scroll], [before, 0], because);
  }
  assert.equal(atBeginning(first, 0).layout, first);
});

test('@B3 after a resize every row outside has its estimated height, and the view stays in its row', () => {
  const view = { ...viewOf(rows(100, 200, 1_000), 150), top: 5_418 };
  const { layout, scroll } = afterResize(rows(100, 200, 1_000, 80), view, 5_400);
  assert.deepEqual([layout.before, layout.after], [3_600, 28_800]);
  assert.equal(scroll, 3_600 + 50.5 * 80 - 5_400, 'half of row 150 is above the view');
});

test('@B3 a resize changes nothing beyond rounding unless the height of a row changes', () => {
  fc.assert(
    fc.property(layouts, fc.nat(), fc.boolean(), (layout, nth, isMore) => {
      const { edges, start } = layout;
      const rounded = {
        ...layout,
        before: 7,
        edges: edges.map((edge) => edge + (isMore ? 1 : -1) * 2 ** -6),
      };
      assert.deepEqual(afterResize(rounded, viewOf(layout, start), 0), {
        layout: rounded,
        scroll: 0,
      });
      const at = nth % edges.length;
      const moved = { ...rounded, edges: edges.with(at, (edges[at] as number) + 1) };
      const { before } = afterResize(moved, viewOf(layout, start), 0).layout;
      assert.equal(before, start * layout.estimatedRowHeight);
    }),
  );
});
