import assert from 'node:assert/strict';
import test from 'node:test';
import { crop, joinTouching, placeFrames } from './frames.ts';

const CLIP = { x: 0, y: 100, width: 640, height: 200 };
const ROW = { sentence: 1, x: 40, y: 150, width: 1_200, height: 36 };

test('a frame is closed at the edge of the picture; a subject outside has none, and no number', () => {
  const outside = [400, 296].map((y, nth) => ({ ...ROW, y, sentence: 2 + nth }));
  const { frames, tags, sentences } = placeFrames([ROW, ...outside], CLIP, 2.5);
  assert.deepEqual(frames, [{ ...ROW, width: 597.5 }]);
  assert.deepEqual([tags, sentences], [[], [1]]);
});

test('a picture of a row, or of headers above the rows, shows five rows and more', () => {
  const view = { x: 0, y: 0, width: 1_280, height: 520 };
  const rows = { ...ROW, x: 10, y: 90, width: 1_200, height: 430 };
  assert.equal(crop([{ ...rows, height: 36 }], view).height, 300);
  assert.equal(crop([{ ...rows, y: 50, height: 40 }, rows], view).height, 324);
  assert.equal(crop([rows, { ...rows, y: 0, height: 40 }], view).y, 78);
});

test('the frames of a sentence share a tag with its number, as do coinciding frames', () => {
  const boxes = [ROW, { ...ROW, y: 250 }, { ...ROW, sentence: 2 }, { ...ROW, sentence: 3, y: 200 }];
  const { frames, tags } = placeFrames(boxes, CLIP, 2.5);
  assert.equal(frames.length, 4);
  const texts = tags.map(({ text }) => text);
  assert.deepEqual(texts, ['1, 2', '3']);
});

test('adjacent cells or headers share a frame; separate cards have one each', () => {
  const cell = { x: 10, y: 0, width: 100, height: 30 };
  const column = [cell, { ...cell, y: 30 }, { ...cell, y: 61 }];
  assert.deepEqual(joinTouching(column), [{ ...cell, height: 91 }]);
  const headers = [cell, { ...cell, x: 110, width: 40 }];
  assert.deepEqual(joinTouching(headers), [{ ...cell, width: 140 }]);
  const apart = [cell, { ...cell, y: 90 }];
  assert.deepEqual(joinTouching(apart), apart);
});
