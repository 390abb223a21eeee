import assert from 'node:assert/strict';
import test from 'node:test';
import { type Box, joinTouching } from './crop.ts';
import { placeFrames } from './frames.ts';

const CLIP: Box = { x: 0, y: 100, width: 640, height: 200 };
const row = { x: 40, y: 150, width: 1_200, height: 36 };

const placed = (...boxes: readonly (readonly [step: string, box: Box, label?: string])[]) =>
  placeFrames(
    boxes.map(([step, box, label]) => ({ ...box, step, label })),
    CLIP,
    2.5,
  );

test('a frame is closed at the edge of the picture; a subject outside has none, and no number', () => {
  const { frames, tags, steps } = placed(
    ['a', row],
    ['b', { ...row, y: 400 }],
    ['c', { ...row, y: 296 }],
  );
  assert.deepEqual([frames.map(({ width }) => width), tags, steps], [[597.5], [], ['a']]);
});

test('the frames of a step share a tag with its number and its label, as do coinciding frames', () => {
  const { frames, tags } = placed(
    ['a', row],
    ['a', { ...row, y: 250 }],
    ['b', row],
    ['c', { ...row, y: 200 }, 'row 4'],
  );
  assert.equal(frames.length, 4);
  assert.deepEqual(
    tags.map(({ text }) => text),
    ['1, 2', '3: row 4'],
  );
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
