import assert from 'node:assert/strict';
import test from 'node:test';
import { Model } from './model.ts';

const HEIGHTS = { clientHeight: 400, scrollHeight: 1_000, tableHeight: 900 };
/** The layout with the lower edge of the view at so many px; a load begins at 800. */
const at = (edge: number) => ({ ...HEIGHTS, scrollTop: edge - 400 });

function opened(isOwn = false): Model {
  const model = new Model(isOwn);
  model.open();
  model.settle(at(400));
  return model;
}

/** What the page may show: 'set', 'clear' or both. */
function choices(model: Model): string {
  const seen = new Set<string>();
  model.keepMatching(({ loading }) => Boolean(seen.add(loading ? 'set' : 'clear')));
  return [...seen].sort().join();
}

const scroll = (model: Model, edge: number, ms = model.now) =>
  model.scroll([{ ...at(edge), before: at(edge), at: ms, isByReader: true }]);

test('within 2 px of the trigger point a page may load or not; this page loads from it on', () => {
  const expected = { 797: 'clear', 799: 'clear,set', 802: 'clear,set', 803: 'set' };
  for (const [edge, flags] of Object.entries(expected)) {
    const model = opened();
    scroll(model, Number(edge));
    assert.equal(choices(model), flags, `${edge} px`);
  }
  const own = opened(true);
  scroll(own, 799);
  assert.equal(choices(own), 'clear');
});

test('a page that moves its trigger point as it handles the scroll may load or not', () => {
  const higher = { ...at(806), before: { ...at(797), scrollHeight: 1_020 } };
  const withLowerRows = { ...at(797), before: { ...at(797), tableHeight: 905 } };
  for (const event of [higher, withLowerRows]) {
    const model = opened();
    model.scroll([{ ...event, at: 0, isByReader: true }]);
    assert.equal(choices(model), 'clear,set');
  }
});

test('a scroll within 150 ms of a handled one waits until they are over', () => {
  const model = opened();
  scroll(model, 500);
  scroll(model, 900, 20);
  assert.equal(choices(model), 'clear');
  model.pass(149);
  assert.equal(choices(model), 'clear');
  model.pass(151);
  assert.match(choices(model), /set/);
  // As late as lodash may be, it is handled.
  model.pass(185);
  model.keepMatching(({ rowCount }) => rowCount === 60);
  assert.deepEqual([model.state.rowCount, model.state.loading], [60, false]);
});
