import assert from 'node:assert/strict';
import test from 'node:test';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import type { Report } from '../../run/progress/progress.ts';
import { attemptAt, readRecorded, without, withResult } from '../recorded/recorded.ts';
import { failureText, progressFormatter } from './progress-formatter.ts';

const { FAILED, UNDEFINED } = TestStepResultStatus;
const RUN = readRecorded();

/** What a run reports. */
function reported(run: readonly Envelope[]): Report[] {
  const events: Report[] = [];
  let read = (_: Envelope) => {};
  const progress = { report: (event: Report) => events.push(event), end: () => {} };
  progressFormatter(progress, failureText).formatter({
    on: (_, handler) => {
      read = handler;
    },
  });
  run.forEach(read);
  return events;
}

/** The failures of a run, each with its title. */
const failuresIn = (run: readonly Envelope[]) =>
  reported(run).flatMap(({ ended, failure }) => (failure ? `${ended}\n${failure}` : []));

test('a failed example is shown with its sentence, expected and received values and picture', () => {
  assert.match(
    failuresIn(RUN).join('\n'),
    /^R9\.1 There are 41 rows\ntests\/\S+small\.feature:23\n\nThen the table has 41 rows\n\nExpected: 41\nReceived: 40\n\nPicture: reports\/failures\/\S+\.webp$/m,
  );
});

test('a hook that fails is shown with its position', () => {
  const run = withResult(RUN, 'It passes', 0, { status: FAILED, message: 'Error: no page' });
  assert.match(failuresIn(run).join('\n'), /Before its first sentence:\n\nno page/);
});

test('a sentence without a step is shown as such', () => {
  const run = withResult(RUN, 'It passes', 2, { status: UNDEFINED });
  assert.match(
    failuresIn(run).join('\n'),
    /Then the table has 40 rows\n\nNo step matches this sen/,
  );
});

test('each example is planned and ends, once', () => {
  const counts = (run: readonly Envelope[]) => {
    const events = reported(run);
    return (['planned', 'ended', 'failure'] as const).map(
      (field) => events.filter((event) => event[field] !== undefined).length,
    );
  };
  assert.deepEqual(counts(RUN), [7, 6, 3]);
  assert.deepEqual(counts(without(RUN, attemptAt(RUN, 'It passes'))), [7, 5, 3]);
});
