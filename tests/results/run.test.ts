import assert from 'node:assert/strict';
import test from 'node:test';
import { readerOf } from './attempts.ts';
import { OPENS, runOf } from './recordings/made-up-run.ts';
import { browsersOf, readRun } from './run.ts';

const ATTEMPTS = { [OPENS]: ['....'] };
const chromium = runOf(ATTEMPTS, { browser: 'chromium 1' });
const firefox = runOf(ATTEMPTS, { browser: 'firefox 1', started: 1_000 });
const unknown = runOf(ATTEMPTS, { started: 2_000 });

test('each run has the browser of its own metadata, and none without metadata', () => {
  const browsers = browsersOf([...chromium, ...unknown, ...firefox]);
  assert.deepEqual([...browsers.values()], ['chromium 1', '', 'firefox 1']);
});

test('runs in several browsers are one run that begins with the first', () => {
  const envelopes = [...firefox, ...chromium];
  const { browsers, started } = readRun(readerOf(envelopes), envelopes);
  assert.deepEqual(browsers, ['firefox 1', 'chromium 1']);
  assert.equal(started, '1970-01-01T00:00:00.000Z');
});
