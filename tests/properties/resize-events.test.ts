import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { afterResize } from '../../src/row-window/events.ts';
import { layouts, rows, viewOf } from './layouts.ts';

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
