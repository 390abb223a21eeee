import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  correct,
  follow,
  hold,
  isUnchanged,
  movedTo,
  resized,
  share,
  sorted,
} from '../../src/row-window/events.ts';
import { heightOf, type Layout, offsetOf } from '../../src/row-window/layout.ts';
import { fractions, layouts } from './arbitraries.ts';

/** Rows `start` to `end` of `count`, `each` px high in the document, 36 px each outside it. */
function rows(start: number, end: number, count: number, each = 36): Layout {
  const edges = Array.from({ length: end - start + 1 }, (_, nth) => nth * each);
  const [before, after] = [start * 36, (count - end) * 36];
  return { start, end, count, edges, before, after, least: 36, highest: Number.POSITIVE_INFINITY };
}

const list = (text: string) => text.split(' ').map((id) => ({ id }));

test('@B2 the rows outside the document share half of a page too high for a browser', () => {
  const cases: [highest: number, least: number, because: string][] = [
    [72_000, 36, 'a line each is half of the page'],
    [71_999, 35, 'less is shared in whole px'],
    [47_000, 23, ''],
    [1_000, 0.5, 'unless it is less than 1 px'],
  ];
  for (const [highest, least, because] of cases) {
    assert.equal(share(36, highest, 1_000), least, because);
  }
});

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

test('@B2 the range follows a list that changes its length', () => {
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
    const followed = follow({ start, end, count: before }, after);
    assert.deepEqual(followed, { start: from, end: until, count: after });
  }
});

test('@B3 a row is held where it was, whatever the rows before it', () => {
  const was = rows(0, 80, 100);
  const cases: [Layout, to: number, before: number, after: number, because: string][] = [
    [rows(10, 84, 100), 40, 360, 576, 'others left the document'],
    [rows(30, 104, 120), 60, 360, 1_296, '20 rows landed above: there is less before them'],
    [rows(10, 84, 120), 40, 360, 1_296, '20 rows landed below'],
    [rows(10, 84, 100, 40), 40, 240, 576, 'rows turn out to be 40 px high'],
    [rows(10, 84, 100, 60), 40, -360, 576, 'there can be less than no height left'],
    [rows(10, 84, 100, 30), 40, 540, 840, 'or more'],
    [rows(20, 100, 100), 40, 720, 0, 'nothing follows the last row'],
  ];
  for (const [layout, to, before, after, because] of cases) {
    const held = hold(layout, was, 40, to);
    assert.deepEqual([held.before, held.after], [before, after], because);
    assert.equal(offsetOf(held, to), offsetOf(was, 40), because);
  }
});

test('@B2 at rest each row before has its share, at least', () => {
  const middle = rows(30, 104, 200);
  const cases: [Partial<Layout>, before: number, after: number, because: string][] = [
    [{}, 1_080, 3_456, 'it has'],
    [{ before: 2_000 }, 2_000, 3_456, 'more is not taken away'],
    [{ before: 360, after: 4_176 }, 1_080, 3_456, 'what is missing is taken from those after'],
    [{ before: 360, after: 5_000 }, 1_080, 4_280, 'and no more than that'],
    [{ before: -60, after: 4_000 }, 1_080, 3_456, 'who keep their share'],
    [{ before: 1_079.5 }, 1_080.5, 3_456, 'whole px are added, as browsers scroll'],
    [{ before: 1_079.95 }, 1_079.95, 3_456, 'but nothing for what is rounded'],
  ];
  for (const [given, before, after, because] of cases) {
    const corrected = correct({ ...middle, ...given });
    assert.deepEqual([corrected.before, corrected.after], [before, after], because);
  }
  assert.equal(correct(middle), middle);
});

test('@B3 at rest the page scrolls by what rows that landed above lack', () => {
  const was = rows(0, 80, 100);
  const cases: [Layout, to: number, scroll: number, because: string][] = [
    [rows(30, 104, 120), 60, 720, '20 rows landed above'],
    [rows(30, 104, 120, 50), 60, 1_140, 'the rows turn out to be higher as well'],
    [rows(10, 84, 120), 40, 0, '20 rows landed below'],
    [rows(0, 100, 120), 60, 720, 'all rows above are in the document'],
  ];
  for (const [layout, to, scroll, because] of cases) {
    const held = hold(layout, was, 40, to);
    const corrected = correct(held);
    assert.equal(corrected.before - held.before, scroll, because);
    assert.equal(offsetOf(corrected, to), offsetOf(was, 40) + scroll, because);
    assert.equal(heightOf(corrected), heightOf(layout), because);
  }
});

test('@B3 at rest nothing is before the first row', () => {
  const first = rows(0, 60, 100);
  for (const before of [-570, 12.5]) {
    assert.equal(correct({ ...first, before }).before, 0, `${before} px`);
  }
  assert.equal(correct(first), first);
});

test('@B2 a list near the height that browsers can lay out has no more than its shares', () => {
  const many = rows(500, 560, 1_000);
  const cases: [highest: number, before: number, after: number, because: string][] = [
    [48_000, 18_000, 15_840, 'the list takes three quarters of the page'],
    [47_000, 11_500, 10_120, 'it takes more: each row gets 23 px'],
    [1_000, 250, 220, 'even less than 1 px'],
  ];
  for (const [highest, before, after, because] of cases) {
    const corrected = correct({ ...many, least: share(36, highest, 1_000), highest });
    assert.deepEqual([corrected.before, corrected.after], [before, after], because);
  }
});

test('@B3 after a sort the rows before have their share, and the list its height', () => {
  const cases: [was: Layout, now: Layout, before: number, after: number, because: string][] = [
    [rows(10, 84, 200), rows(10, 84, 200), 360, 4_176, 'nothing changes'],
    [
      { ...rows(10, 84, 200, 40), before: 64 },
      { ...rows(10, 84, 200), before: 64 },
      360,
      4_176,
      'higher rows had taken of it',
    ],
    [rows(10, 84, 200, 40), rows(10, 84, 200), 360, 4_472, 'lower rows leave the rest after them'],
    [rows(126, 200, 200, 40), rows(126, 200, 200), 4_832, 0, 'or before them, at the end'],
    [rows(0, 60, 60, 40), rows(0, 60, 60), 0, 0, 'all are in the document'],
    [rows(10, 84, 200), rows(0, 50, 50), 0, 0, 'the list is shorter'],
  ];
  for (const [was, now, before, after, because] of cases) {
    const { before: above, after: below } = sorted(now, was);
    assert.deepEqual([above, below], [before, after], because);
  }
});

test('@B3 after a resize every row outside the document has its share', () => {
  const { before, after } = resized({ ...rows(100, 200, 1_000, 80), before: 9_999 });
  assert.deepEqual([before, after], [3_600, 28_800]);
});

test('@B3 rows are unchanged, as far as browsers round, unless one has another height', () => {
  fc.assert(
    fc.property(layouts, fc.nat(), fc.boolean(), (layout, nth, isMore) => {
      const { edges } = layout;
      const rounded = edges.map((edge) => edge + (isMore ? 1 : -1) * 2 ** -6);
      assert.ok(isUnchanged(layout, { ...layout, edges: rounded }));
      const at = nth % edges.length;
      const moved = edges.with(at, (edges[at] as number) + 1);
      assert.ok(!isUnchanged(layout, { ...layout, edges: moved }));
    }),
  );
});

test('@B2 no list makes the page higher than browsers can lay it out', () => {
  fc.assert(
    fc.property(
      layouts,
      fractions,
      fc.double({ min: 5, max: 40, noNaN: true }),
      (layout, fraction, times) => {
        const rowsHeight = layout.edges.at(-1) as number;
        const highest = rowsHeight * times;
        const least = share(36, highest, layout.count);
        const given = { ...layout, before: layout.before * fraction, least, highest };
        const corrected = correct(given);
        assert.ok(heightOf(corrected) < highest + 1);
        assert.ok(corrected.before >= layout.start * least - 0.1);
        assert.deepEqual(correct(corrected), corrected, 'once is enough');
      },
    ),
  );
});
