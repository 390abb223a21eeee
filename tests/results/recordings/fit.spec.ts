/** A repeated recording still has the shape of the stored one. */
import type { Envelope } from '@cucumber/messages';
import { expect, test } from '@playwright/test';
import { linesOf } from './read.ts';
import { take } from './take.ts';

/** The kinds of messages and their fields, without ids, texts and places in the code. */
function shapeOf(run: readonly Envelope[]): unknown {
  const EXACT = ['fileName', 'mediaType', 'contentEncoding', 'status', 'protocolVersion', 'type'];
  return JSON.parse(JSON.stringify(run), (key, value) =>
    Object(value) === value || EXACT.includes(key) ? value : typeof value,
  );
}

test('a repeated example still leaves the recorded evidence; otherwise record again', async () => {
  const again = await take('repeated');
  expect(shapeOf(again)).toEqual(shapeOf(linesOf('repeated')));
});
