import assert from 'node:assert/strict';
import test from 'node:test';
import { markerIn, markersByColumn, unknownMarkerIn } from './table.ts';

const HEADERS = ['UUID', 'Name', 'Address', 'Phone'];

test('markers of three styles are read as one, wherever they stand', () => {
  for (const text of ['Name ▲', '🔼 Name', 'Name↑ 1']) assert.equal(markerIn(text), '▲', text);
  for (const text of ['Name▼', 'Name 🔽', '↓Name']) assert.equal(markerIn(text), '▼', text);
  assert.equal(markerIn('Name ⇅'), '');
  assert.equal(markerIn('Name ▲▼'), '▲▼');
});

test('each column has one header', () => {
  const markers = { UUID: '', Name: '▼', Address: '', Phone: '' };
  assert.deepEqual(markersByColumn(HEADERS.with(1, 'Name ▼')), markers);
  assert.throws(() => markersByColumn(HEADERS.slice(1)), /^Error: 0 headers of UUID/);
  assert.throws(() => markersByColumn([...HEADERS, 'Name']), /^Error: 2 headers of Name/);
});

/** Header texts with a sign, and whether it may be a marker that is not known. */
const SIGNS: Record<
  string,
  readonly [texts: readonly string[], unsorted: readonly string[], string?]
> = {
  'a sign that only the sorted column has': [HEADERS.with(1, 'Name ▴'), HEADERS, 'Name ▴'],
  'a sign instead of that of the unsorted columns': [
    HEADERS.map((each, nth) => `${each} ${nth === 1 ? '▴' : '⇅'}`),
    HEADERS.map((each) => `${each} ⇅`),
    'Name ▴',
  ],
  'a sign that all columns have': [HEADERS.map((each) => `${each} ⇅`), HEADERS],
  'a sign that the column also has unsorted': [
    HEADERS.with(0, 'UUID *'),
    HEADERS.with(0, 'UUID *'),
  ],
  'a known marker beside another sign': [HEADERS.with(1, 'Name • ▲'), HEADERS],
};

for (const [title, [texts, unsorted, unknown]] of Object.entries(SIGNS))
  test(`${title} is ${unknown ? 'an unknown marker' : 'none'}`, () => {
    assert.equal(unknownMarkerIn(texts, unsorted), unknown);
  });
