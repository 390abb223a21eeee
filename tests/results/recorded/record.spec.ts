import type { Envelope } from '@cucumber/messages';
import { expect, test } from '@playwright/test';
import { record } from './record.ts';
import { readRecorded } from './recorded.ts';

/** The kinds of messages and their fields, without ids, texts, places and times. */
function shapeOf(run: readonly Envelope[]): unknown {
  const EXACT = ['fileName', 'mediaType', 'status', 'protocolVersion'];
  return JSON.parse(JSON.stringify(run), (key, value) =>
    Object(value) === value || EXACT.includes(key) ? value : typeof value,
  );
}

test('a run has the recorded verdicts and evidence; otherwise record again', async () => {
  expect(shapeOf(await record())).toEqual(shapeOf(readRecorded()));
});
