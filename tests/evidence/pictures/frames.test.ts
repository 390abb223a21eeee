import assert from 'node:assert/strict';
import test from 'node:test';
import { type Box, joinTouching } from './crop.ts';
import { placeFrames } from './frames.ts';

const CLIP: Box = { x: 0, y: 100, width: 640, height: 200 };
const row = { x: 40, y: 150, width: 1_200, height: 36 };

const framesOf = (...outlined: readonly (readonly [step: string, box: Box])[]) =>
  placeFrames(
    outlined.map(([step, box]) => ({ ...box, step, enough: undefined, label: undefined })),
    CLIP,
    2.5,
  );

test('a frame is closed at the edge of the picture; a subject outside has none, and no number', () => {
  const { frames, steps } = framesOf(
    ['a', row],
    ['b', { ...row, y: 400 }],
    ['c', { ...row, y: 296 }],
  );
  assert.deepEqual(frames, [{ x: 37.5, y: 147.5, width: 602.5, height: 41 }]);
  assert.deepEqual(steps, ['a']);
});

test('the frames of one step share a number, and those of coinciding frames are side by side', () => {
  const { frames, numbers } = framesOf(['a', row], ['a', { ...row, y: 250 }], ['b', row]);
  assert.equal(frames.length, 3);
  const [first, second] = numbers.map(({ x }) => x);
  assert.deepEqual([numbers.length, (second ?? 0) - (first ?? 0)], [2, 18]);
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
