/** What another page may choose, and what it may not. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Model } from './model.ts';

const HEIGHT = 1_000;
/** The layout with the lower edge of the view at so many px. */
const at = (edge: number) => ({ scrollTop: edge - 400, clientHeight: 400, scrollHeight: HEIGHT });

function opened(isOwn = false): Model {
  const model = new Model(isOwn);
  model.open(0);
  model.settle(at(400));
  return model;
}

/** Whether the page may have its flag set, and whether it may have it clear. */
function choices(model: Model): [set: boolean, clear: boolean] {
  const seen = [false, false];
  model.see(({ loading }) => {
    seen[Number(!loading)] = true;
    return true;
  });
  return seen as [boolean, boolean];
}

const scroll = (model: Model, edge: number, ms = model.now, isByReader = true) =>
  model.scroll([{ ...at(edge), before: at(edge), at: ms, isByReader }]);

test('within 2 px of the trigger point a page may load or not; this page loads from it on', () => {
  for (const [edge, expected] of [
    [797, [false, true]],
    [799, [true, true]],
    [802, [true, true]],
    [803, [true, false]],
  ] as const) {
    const model = opened();
    scroll(model, edge);
    assert.deepEqual(choices(model), expected, `${edge} px`);
  }
  const own = opened(true);
  scroll(own, 799);
  assert.deepEqual(choices(own), [false, true]);
});

test('a page that moves its trigger point as it handles the scroll may load or not', () => {
  const model = opened();
  const before = { ...at(797), scrollHeight: 1_020 };
  model.scroll([{ ...at(806), before, at: 0, isByReader: true }]);
  assert.deepEqual(choices(model), [true, true]);
});

test('a scroll within 150 ms of a handled one waits until they are over', () => {
  const model = opened();
  scroll(model, 500);
  scroll(model, 900, 20);
  assert.deepEqual(choices(model), [false, true]);
  model.pass(149);
  assert.deepEqual(choices(model), [false, true]);
  model.pass(151);
  assert.equal(choices(model)[0], true);
  // As late as lodash may be, it is handled.
  model.pass(185);
  model.see(({ rowCount }) => rowCount === 60);
  assert.deepEqual([model.state.rowCount, model.state.loading], [60, false]);
});

test('a scroll that is not the reader’s starts no load on this page, and may start one on another', () => {
  for (const [isOwn, expected] of [
    [true, [false, true]],
    [false, [true, true]],
  ] as const) {
    const model = opened(isOwn);
    scroll(model, 900, 0, false);
    assert.deepEqual(choices(model), expected);
  }
});

test('a plain click on one of several columns may begin with ascending again', () => {
  const model = opened();
  model.click('Name');
  model.click('Phone', true);
  model.click('Phone');
  model.see(({ sort }) => sort[0]?.direction === 'ascending');
  assert.deepEqual(model.state.sort, [{ column: 'Phone', direction: 'ascending' }]);
});
