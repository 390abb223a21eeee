/** A recording made again: it still has the shape of the one that is kept. */

import type { Envelope } from '@cucumber/messages';
import { expect, test } from '@playwright/test';
import { linesOf } from './read.ts';
import { take } from './take.ts';

/** Which messages there are, with which fields: ids, texts and places in the code may differ. */
function shapeOf(run: readonly Envelope[]): unknown {
  const WORDS = ['fileName', 'mediaType', 'contentEncoding', 'status', 'protocolVersion', 'type'];
  return JSON.parse(JSON.stringify(run), (key, value) =>
    Object(value) === value || WORDS.includes(key) ? value : typeof value,
  );
}

test('an example that fails and is repeated leaves behind what is recorded, else: record them again', async () => {
  const again = await take('repeated');
  expect(shapeOf(again)).toEqual(shapeOf(linesOf('repeated')));
});
