import assert from 'node:assert/strict';
import test from 'node:test';
import type { Sort } from '../driver/order.ts';
import { Known } from './known.ts';
import { Model } from './model.ts';

const HEIGHTS = { clientHeight: 400, scrollHeight: 1_000, tableHeight: 900 };
/** The layout with the lower edge of the view at so many px; a load begins at 800. */
const at = (edge: number) => ({ ...HEIGHTS, scrollTop: edge - 400 });

function opened(isOwn = false): Model {
  const model = new Model(isOwn);
  model.open(0);
  model.settle(at(400));
  return model;
}

/** What the page may show: 'set', 'clear' or both. */
function choices(model: Model): string {
  const seen = new Set<string>();
  model.see(({ loading }) => Boolean(seen.add(loading ? 'set' : 'clear')));
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
  model.see(({ rowCount }) => rowCount === 60);
  assert.deepEqual([model.state.rowCount, model.state.loading], [60, false]);
});

/** Rows with these names from a place on; their uuids are their names with a number, as in 'Al 2'. */
const rows = (names: string, from = 0) =>
  names.split(', ').map((name, nth) => {
    return { place: from + nth, cells: [name, name.replace(/ \d/, ''), 'Ohio', '555'] };
  });

const BY_NAME: Sort = [{ column: 'Name', direction: 'ascending' }];
const GENERATED = rows('Di, Al 1, Cy, Al 2');

const FAULTS: Record<string, readonly [id: string, Sort, number, typeof GENERATED]> = {
  'a row twice': ['R3.2', [], 4, rows('Di, Al 1, Al 1, Al 2')],
  'another order of generation': ['R4.7', [], 4, rows('Di, Cy, Al 1, Al 2')],
  'a new row in the place of one': ['R4.3', [], 4, rows('Di, Al 1, Cy, Ed')],
  'neighbours in the wrong order': ['R4.7', BY_NAME, 4, rows('Al 1, Al 2, Di, Cy')],
  'ties in another order': ['R4.7', BY_NAME, 4, rows('Al 2, Al 1, Cy, Di')],
  'a part that belongs further down': ['R4.7', BY_NAME, 6, rows('Cy, Di')],
  'a row lost': ['R4.3', BY_NAME, 4, rows('Al 1, Al 2, Cy, Ed')],
  'a value changed': ['R4.3', [], 1, [{ place: 0, cells: ['Di', 'Do', 'Ohio', '555'] }]],
  'a value gone': ['R2.2', [], 5, [{ place: 4, cells: ['Ed', 'Ed', '', '555'] }]],
};

for (const [title, [id, ...view]] of Object.entries(FAULTS))
  test(`a fault: ${title}`, () => {
    const known = new Known();
    assert.equal(known.see([], 4, GENERATED), undefined);
    assert.equal(known.see(BY_NAME, 4, rows('Al 1, Al 2, Cy, Di')), undefined);
    assert.equal(known.see(...view)?.id, id);
  });
