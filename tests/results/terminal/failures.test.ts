import assert from 'node:assert/strict';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { OPENS, runOf, WAITS } from '../recordings/made-up-run.ts';
import failures from './failures.ts';
import { printed } from './printed.ts';

/** The terminal output of a run. */
const shownOf = (run: readonly Envelope[]) => printed(failures, run);

/** The output if this is the attempt at the first of two examples. */
const shownWith = (attempt: string) => shownOf(runOf({ [OPENS]: [attempt], [WAITS]: ['....'] }));

test('a failed example is shown with its sentence, and the expected and actual values', () => {
  assert.match(
    shownWith('..F-'),
    /^1\) R1\.1 It opens\n +features\/01-page\.feature:4\n\n +Then it has 40 rows\n\n +Expected: 40\n +Received: 39\n/m,
  );
});

test('a lost example is shown with its position', () => {
  const GONE = /It has not ended: the process that ran it is gone\./;
  for (const [attempt, where] of [
    ['', 'Before its first sentence:'],
    ['.', 'When it opens'],
    ['..', 'Then it has 40 rows'],
    ['...', 'After its last sentence:'],
  ] as const) {
    const shown = shownWith(attempt);
    assert.match(shown, /^1\) R1\.1 It opens\n +features\/01-page\.feature:4$/m, attempt);
    assert.ok(shown.includes(where), shown);
    assert.match(shown, GONE);
    assert.match(shown, /^2 examples \(1 unknown, 1 passed\)$/m);
  }
});

test('examples that were not started are counted', () => {
  const shown = shownOf(runOf({ [OPENS]: ['....'], [WAITS]: [] }, { success: false }));
  assert.match(shown, /^1 example was not started\.$/m);
});

test('a run with errors says so, even if none of its examples failed', () => {
  const NOTHING = /The run failed, though none of its examples did\./;
  const passed = { [OPENS]: ['....'], [WAITS]: ['....'] };
  assert.match(shownOf(runOf(passed, { success: false })), NOTHING);
  assert.doesNotMatch(shownOf(runOf(passed)), NOTHING);
  assert.doesNotMatch(shownWith('.F--'), NOTHING);
});
