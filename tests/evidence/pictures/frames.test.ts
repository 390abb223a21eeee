import assert from 'node:assert/strict';
import test from 'node:test';
import { type Box, joinTouching, type Outlined } from './crop.ts';
import { placeFrames } from './frames.ts';

const CLIP: Box = { x: 0, y: 100, width: 640, height: 200 };
const LINE = 2.5;

const outlined = (step: string, box: Box, label?: string): Outlined => ({
  ...box,
  step,
  enough: undefined,
  label,
});
const row = { x: 40, y: 150, width: 1_200, height: 36 };

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test('a frame is closed at the edge of the picture, even if its subject extends further', () => {
  const { frames } = placeFrames([outlined('a', row)], CLIP, LINE);
  assert.deepEqual(frames[0]?.box, { x: 37.5, y: 147.5, width: 602.5, height: 41 });
});

test('a cropped-out subject has neither frame nor number', () => {
  const away = outlined('away', { ...row, y: 400 });
  const sliver = outlined('sliver', { ...row, y: 296 });
  const { frames, steps } = placeFrames([outlined('a', row), away, sliver], CLIP, LINE);
  assert.deepEqual(steps, ['a']);
  assert.equal(frames.length, 1);
  assert.deepEqual(frames[0]?.tags, []);
});

test('numbers are beside their frames and cover no outlined subject', () => {
  const text = { x: 300, y: 180, width: 60, height: 20 };
  const { frames } = placeFrames([outlined('a', row), outlined('b', text)], CLIP, LINE);
  assert.deepEqual(
    frames.map(({ tags }) => tags[0]?.text),
    ['1', '2'],
  );
  for (const { tags } of frames) assert.ok(isWithin(tags[0]?.box as Box, CLIP));
  assert.ok(frames.every(({ box, tags }) => (tags[0]?.box.x ?? 0) < box.x));
  assert.ok(isApart(frames[1]?.tags[0]?.box as Box, text));
});

test('without space on the left, a number is above its frame, or else below', () => {
  const left = { x: 0, y: 150, width: 90, height: 20 };
  const corner = { x: 0, y: 100, width: 90, height: 20 };
  const { frames } = placeFrames([outlined('a', left), outlined('b', corner)], CLIP, LINE);
  const [above, below] = frames.map(({ tags }) => tags[0]?.box) as [Box, Box];
  assert.ok(above.y + above.height <= 150);
  assert.ok(below.y >= 120);
});

test('the numbers of coinciding frames do not overlap', () => {
  const { frames } = placeFrames(
    ['a', 'b', 'c'].map((step) => outlined(step, row)),
    CLIP,
    LINE,
  );
  const [a, b, c] = frames.map(({ tags }) => tags[0]?.box as Box) as [Box, Box, Box];
  assert.deepEqual([isApart(a, b), isApart(b, c), isApart(a, c)], [true, true, true]);
  for (const box of [a, b, c]) assert.ok(isWithin(box, CLIP));
});

test('several frames of one step share its number, shown only on the first', () => {
  const others = [outlined('a', { ...row, y: 250 }), outlined('b', { ...row, y: 110 })];
  const { frames, steps } = placeFrames([outlined('a', row), ...others], CLIP, LINE);
  assert.deepEqual(steps, ['a', 'b']);
  assert.deepEqual(
    frames.map(({ tags }) => tags.map(({ text }) => text)),
    [['1'], [], ['2']],
  );
});

test('a label is beside its frame, within the picture', () => {
  const { frames } = placeFrames([outlined('a', row, 'row 40 of 40')], CLIP, LINE);
  const [label] = frames[0]?.tags ?? [];
  assert.equal(label?.text, 'row 40 of 40');
  assert.ok(isWithin(label?.box as Box, CLIP));
  assert.ok(isApart(label?.box as Box, row));
});

test('adjacent cells or headers share a frame; separate cards have one each', () => {
  const cell = { x: 10, y: 0, width: 100, height: 30 };
  const column = [cell, { ...cell, y: 30 }, { ...cell, y: 61 }];
  assert.deepEqual(joinTouching(column), [{ x: 10, y: 0, width: 100, height: 91 }]);
  const headers = [cell, { ...cell, x: 110, width: 40 }];
  assert.deepEqual(joinTouching(headers), [{ x: 10, y: 0, width: 140, height: 30 }]);
  const apart = [cell, { ...cell, y: 90 }];
  assert.deepEqual(joinTouching(apart), apart);
});
