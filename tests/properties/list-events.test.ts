import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  afterRender,
  afterScrollEnd,
  afterSort,
  anchor,
  movedTo,
  type Rows,
} from '../../src/row-window/events.ts';
import { heightOf, type Layout, offsetOf } from '../../src/row-window/layout.ts';
import { rows, viewOf } from './layouts.ts';

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

test('@B3 after a load the page scrolls by the height added above the view', () => {
  const was = rows(0, 80, 100);
  const cases: [Layout, to: number, scroll: number, because: string][] = [
    [rows(30, 104, 120), 60, 720, '20 rows landed above'],
    [rows(30, 104, 120, 50), 60, 1_140, 'the rows turn out to be higher as well'],
    [rows(10, 84, 120), 40, 0, '20 rows landed below'],
    [rows(0, 100, 120), 60, 720, 'all rows above are in the document'],
  ];
  for (const [layout, to, scroll, because] of cases) {
    const adjustment = afterScrollEnd(anchor(layout, viewOf(was), to));
    assert.equal(adjustment.scroll, scroll, because);
    assert.equal(offsetOf(adjustment.layout, to), offsetOf(was, 40) + scroll, because);
    assert.equal(heightOf(adjustment.layout), heightOf(layout), because);
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
