import assert from 'node:assert/strict';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { readerOf } from './attempts.ts';
import { faultsOf } from './faults.ts';
import { OPENS, runOf, WAITS } from './recordings/made-up-run.ts';

const faults = (envelopes: readonly Envelope[]) => faultsOf(readerOf(envelopes), envelopes);

/** Faults of a run whose other example passed. */
const faultsWith = (...attempts: string[]) =>
  faults(runOf({ [OPENS]: attempts, [WAITS]: ['....'] }));

const WHERE = 'features/01-page.feature:4 ‘It opens’';
const OTHER = 'features/01-page.feature:7 ‘It waits’';

test('a run whose examples have all passed, failed or been skipped is valid', () => {
  for (const attempt of ['....', '.F--', '..F-', '...F', '..-.', '.--.'])
    assert.deepEqual(faultsWith(attempt), [], attempt);
  assert.deepEqual(faultsWith('.F--', '....'), []);
  assert.deepEqual(faults(runOf({ [OPENS]: ['....'] }, { hook: '.' })), []);
});

test('an unfinished example is a fault, wherever it ended', () => {
  for (const attempt of ['', '.', '..', '...', '.F'])
    assert.deepEqual(faultsWith(attempt), [`${WHERE}: it was started, but not finished`], attempt);
});

test('an example that was not repeated as planned is a fault', () => {
  const fault = `${WHERE}: it was started, but not finished`;
  assert.deepEqual(faultsWith('.F--', '.'), [fault]);
  const [repeated] = [runOf({ [OPENS]: ['.F--', '....'] })];
  const second = repeated.findLastIndex(({ testCaseStarted }) => testCaseStarted);
  const last = repeated.at(-1) as Envelope;
  assert.deepEqual(faults([...repeated.slice(0, second), last]), [`${WHERE}: it was not repeated`]);
});

test('planned examples that were not run are a fault', () => {
  const success = { success: false };
  assert.deepEqual(faults(runOf({ [OPENS]: [], [WAITS]: ['....'] }, success)), [
    `${WHERE}: it was not started`,
  ]);
  assert.deepEqual(faults(runOf({ [OPENS]: [], [WAITS]: [] }, success)), [
    `${WHERE}, ${OTHER}: it was not started`,
  ]);
});

test('an example that the suite could not judge is a fault with a reason', () => {
  assert.deepEqual(faultsWith('.N--'), [`${WHERE}: the browser has ended`]);
  assert.deepEqual(faultsWith('.F-N'), [`${WHERE}: the browser has ended`]);
  const before = `${WHERE}: before its first sentence: Expected: 40`;
  assert.deepEqual(faultsWith('F---'), [before]);
  const said = `${WHERE}: ‘it has 40 rows’ is`;
  assert.deepEqual(faultsWith('..U-'), [`${said} undefined`]);
  assert.deepEqual(faultsWith('..A-'), [`${said} ambiguous`]);
  assert.deepEqual(faultsWith('..P-'), [`${said} pending`]);
});

test('a failed hook of the whole run is a fault', () => {
  const fault = 'a hook of the whole run has failed, hooks.ts:7: Expected: 40';
  assert.deepEqual(faults(runOf({ [OPENS]: ['....'] }, { hook: 'F' })), [fault]);
  assert.deepEqual(faults(runOf({ [OPENS]: ['.F--'] }, { hook: 'F' })), [fault]);
  const twice = runOf({ [OPENS]: ['....'] }, { hook: 'F' });
  const finished = twice.filter(({ testRunHookFinished }) => testRunHookFinished);
  assert.deepEqual(faults([...twice.slice(0, -1), ...finished, ...twice.slice(-1)]), [fault]);
});

test('a run with errors is a fault, even without a reason', () => {
  const fault = 'the run failed, though none of its examples did';
  const run = runOf({ [OPENS]: ['....'] }, { success: false });
  assert.deepEqual(faults(run), [fault]);
  // Whatever the result of another run in the same document.
  assert.deepEqual(faults([...run, ...runOf({ [WAITS]: ['.F--'] })]), [fault]);
  assert.deepEqual(faults([...runOf({ [WAITS]: ['.F--'] }), ...run]), [fault]);
});
