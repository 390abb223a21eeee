import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  adjust,
  afterReflow,
  afterRender,
  afterResize,
  afterScroll,
  afterScrollEnd,
  type Found,
  indexAfterLoad,
  type View,
} from '../../src/row-window/events.ts';
import { type Layout, offsetOf } from '../../src/row-window/layout.ts';
import { layouts, rows, viewOf } from './layouts.ts';

const list = (text: string) => text.split(' ').map((id) => ({ id }));

/** What an event at rest finds, far from the top of the list, with the rows of `viewOf`. */
const found = (layout: Layout, more: Partial<Found> = {}): Found => ({
  rows: viewOf(layout).rows,
  layout,
  top: 5_000,
  isScrolling: false,
  ...more,
});

test('@B3 a load moves a row down by the rows that landed above it', () => {
  const cases: [oldRows: string, rows: string, id: string, moved: number | undefined][] = [
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
  for (const [oldRows, now, id, moved] of cases) {
    const index = oldRows.split(' ').indexOf(id);
    const to = moved === undefined ? undefined : index + moved;
    assert.equal(
      indexAfterLoad(list(oldRows), list(now), index),
      to,
      `${id} in ${oldRows}, ${now}`,
    );
  }
  const same = list('a b c');
  assert.equal(indexAfterLoad(same, same, 1), 1, 'the list is the same');
  assert.equal(indexAfterLoad([], same, 0), undefined, 'there was no row');
});

test('@B3 a render is a load, a sort or a scroll', () => {
  const view = { ...viewOf(rows(0, 3, 3, 20), 1), rows: list('a b c') };
  const cases: [Partial<Found>, spaceAbove: number, scroll: number, because: string][] = [
    [{ rows: list('x a b c') }, 36, 56, 'it has grown at rest: the page scrolls'],
    [{ rows: list('x a b c'), isScrolling: true }, -20, 0, 'it has grown during a scroll'],
    [{ rows: list('c b a') }, 36, 0, 'it is in another order'],
    [{ rows: view.rows }, 20, 0, 'it is the same'],
  ];
  for (const [rendered, spaceAbove, scroll, because] of cases) {
    const adjustment = afterRender(found(rows(1, 3, 4, 40), rendered), view);
    assert.deepEqual(
      [adjustment.layout.spaceAbove, adjustment.scroll],
      [spaceAbove, scroll],
      because,
    );
  }
});

test('@B3 after a sort the rows above have their estimated height, and the list keeps its own', () => {
  const cases: [was: Layout, now: Layout, above: number, below: number, because: string][] = [
    [rows(10, 84, 200), rows(10, 84, 200), 360, 4_176, 'nothing changes'],
    [
      { ...rows(10, 84, 200, 40), spaceAbove: 64 },
      { ...rows(10, 84, 200), spaceAbove: 64 },
      360,
      4_176,
      'taller rows had used some of it',
    ],
    [
      rows(10, 84, 200, 40),
      rows(10, 84, 200),
      360,
      4_472,
      'shorter rows leave the rest below them',
    ],
    [rows(126, 200, 200, 40), rows(126, 200, 200), 4_832, 0, 'or above them, at the end'],
    [rows(0, 60, 60, 40), rows(0, 60, 60), 0, 0, 'all are in the document'],
    [rows(10, 84, 200), rows(0, 50, 50), 0, 0, 'the list is shorter'],
  ];
  const view = { rows: list('a b'), first: 0, top: 0 };
  for (const [was, now, above, below, because] of cases) {
    const sorted = found(now, { rows: list('b a') });
    const { layout, scroll } = afterRender(sorted, { ...view, layout: was });
    assert.deepEqual([layout.spaceAbove, layout.spaceBelow, scroll], [above, below, 0], because);
  }
});

test('@B3 during a scroll the first row in view stays where it was, whatever the rows above it', () => {
  const was = rows(0, 80, 100);
  const old = Array.from({ length: 100 }, (_, nth) => ({ id: `${nth}` }));
  const added = Array.from({ length: 20 }, (_, nth) => ({ id: `new ${nth}` }));
  const cases: [Layout, to: number, above: number, below: number, because: string][] = [
    [rows(10, 84, 100), 40, 360, 576, 'others left the document'],
    [rows(30, 104, 120), 60, 360, 1_296, '20 rows landed above: there is less space above'],
    [rows(10, 84, 120), 40, 360, 1_296, '20 rows landed below'],
    [rows(10, 84, 100, 40), 40, 240, 576, 'rows turn out to be 40 px tall'],
    [rows(10, 84, 100, 60), 40, -360, 576, 'the space can become negative'],
    [rows(10, 84, 100, 30), 40, 540, 840, 'or more'],
    [rows(20, 100, 100), 40, 720, 0, 'nothing follows the last row'],
  ];
  for (const [now, to, above, below, because] of cases) {
    const grown = now.count === 100 ? old : to === 40 ? [...old, ...added] : [...added, ...old];
    const scrolling = found(now, { rows: grown, isScrolling: true });
    const { layout, scroll } = afterRender(scrolling, { ...viewOf(was), rows: old });
    assert.deepEqual([layout.spaceAbove, layout.spaceBelow, scroll], [above, below, 0], because);
    assert.equal(offsetOf(layout, to), offsetOf(was, 40), because);
  }
});

test('@B3 after a scroll the rows above have their estimated height, and the first has no space above it', () => {
  const [first, tenth] = [rows(0, 60, 100), { ...rows(10, 84, 200), spaceBelow: 5_000 }];
  const cases: [Layout, above: number, below: number, scroll: number, because: string][] = [
    [{ ...first, spaceAbove: -570 }, 0, 1_440, 570, 'too little is above the first row'],
    [{ ...first, spaceAbove: 12.5 }, 0, 1_452.5, -12.5, 'too much is'],
    [
      { ...tenth, spaceAbove: 64.5 },
      360.5,
      4_704,
      296,
      'whole px are missing, and the height stays',
    ],
  ];
  for (const [was, above, below, scroll, because] of cases) {
    const { layout, scroll: scrolled } = afterScrollEnd(found(was), viewOf(was));
    assert.deepEqual(
      [layout.spaceAbove, layout.spaceBelow, scrolled],
      [above, below, scroll],
      because,
    );
  }
  for (const layout of [first, tenth, { ...tenth, spaceAbove: 359.95 }]) {
    const ended = afterScrollEnd(found(layout), viewOf(layout));
    assert.equal(ended.layout, layout, 'nothing but rounding is missing');
  }
});

test('@B3 an event that reaches the top of the list leaves no space above the first row', () => {
  const first = { ...rows(0, 60, 100), spaceAbove: -570 };
  const cases: [Layout, top: number, scroll: number, above: number, because: string][] = [
    [first, 0.9, 0, 0, 'the view is less than 1 px below the top'],
    [first, 1, 0, -570, 'it is further down'],
    [first, 0, 1, -570, 'the page scrolls down to there'],
    [{ ...rows(30, 104, 200), spaceAbove: 360 }, 0, 0, 1_080, 'rows above have their height'],
  ];
  for (const [layout, top, scroll, above, because] of cases) {
    const view = viewOf(layout);
    const adjustment = adjust(() => ({ layout, scroll }), found(layout, { top }), view);
    assert.deepEqual([adjustment.layout.spaceAbove, adjustment.scroll], [above, scroll], because);
  }
  assert.deepEqual(afterScroll(found(first), viewOf(first)), { layout: first, scroll: 0 });
});

/** Rows 100 to 200 of 1,000, of which row 150 is half above the view. */
const HALF_OUT: View = { ...viewOf(rows(100, 200, 1_000), 150), top: 5_418 };

test('@B3 after a resize every row outside has its estimated height, and the view stays in its row', () => {
  const resized = found(rows(100, 200, 1_000, 80), { top: 5_400 });
  const { layout, scroll } = afterResize(resized, HALF_OUT);
  assert.deepEqual([layout.spaceAbove, layout.spaceBelow], [3_600, 28_800]);
  assert.equal(scroll, 3_600 + 50.5 * 80 - 5_400, 'half of row 150 is above the view');
});

test('@B3 neither a resize nor a reflow changes anything beyond rounding unless the height of a row changes', () => {
  fc.assert(
    fc.property(layouts, fc.nat(), fc.boolean(), (layout, nth, isMore) => {
      const { edges, start } = layout;
      const rounded = {
        ...layout,
        spaceAbove: 7,
        edges: edges.map((edge) => edge + (isMore ? 1 : -1) * 2 ** -6),
      };
      const view = viewOf(layout, start);
      for (const event of [afterResize, afterReflow])
        assert.deepEqual(event(found(rounded), view), { layout: rounded, scroll: 0 });
      const at = nth % edges.length;
      const moved = { ...rounded, edges: edges.with(at, (edges[at] as number) + 1) };
      const { spaceAbove } = afterResize(found(moved), view).layout;
      assert.equal(spaceAbove, start * layout.estimatedRowHeight);
      assert.equal(afterReflow(found(moved), view).layout, moved);
    }),
  );
});
