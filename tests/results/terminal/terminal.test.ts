import assert from 'node:assert/strict';
import test from 'node:test';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { attemptAt, passing, readRecorded, without, withResult } from '../recorded/recorded.ts';
import { type Formatter, progress, terminal } from './formatters.ts';

const RUN = readRecorded();

/** The output of a formatter for a run. */
function printed({ formatter }: Formatter, run: readonly Envelope[]): string {
  let text = '';
  let read = (_: Envelope) => {};
  formatter({
    on: (_, handler) => {
      read = handler;
    },
    write: (part) => {
      text += part;
    },
  });
  run.forEach(read);
  return text;
}

test('a failed example is shown with its sentence, expected and received values and picture', () => {
  assert.match(
    printed(terminal, RUN),
    /^2\) R9\.1 There are 41 rows\n +tests\/\S+small\.feature:23\n\n +Then the table has 41 rows\n\n +Expected: 41\n +Received: 40\n\n +Picture: reports\/failures\/\S+\.webp\n/m,
  );
});

test('several failures are shown once more at the end, and counted', () => {
  const [shown = '', again = ''] = printed(terminal, RUN).split('All failures once more:');
  for (const part of [shown, again])
    assert.deepEqual(part.match(/^\d\) .+/gm), ['1) R9.1 It fails', '2) R9.1 There are 41 rows']);
  assert.match(again, /^7 examples \(4 passed, 1 skipped, 2 failed\)$/m);
});

test('a lost example is shown with its position, and those that were not started are counted', () => {
  const attempt = attemptAt(RUN, 'It passes');
  for (const [start, where] of [
    [1, 'Before its first sentence:'],
    [2, 'Given the page is open'],
    [5, 'After its last sentence:'],
  ] as const) {
    const shown = printed(terminal, without(RUN, attempt.slice(start)));
    assert.ok(shown.includes(where), shown);
    assert.match(shown, /It has not ended: the process that ran it is gone\./);
  }
  const shown = printed(terminal, without(RUN, attempt));
  assert.match(shown, /^1 example was not started\.$/m);
});

test('a sentence without a step is shown with a suggested step', () => {
  const run = withResult(RUN, 'It passes', 2, { status: TestStepResultStatus.UNDEFINED });
  const pickleStepId = `${run.find(({ pickle }) => pickle?.name === 'It passes')?.pickle?.steps[1]?.id}`;
  const snippets = [{ code: "Then('a hat', …", language: 'javascript' }];
  const suggestion = { suggestion: { id: '1', pickleStepId, snippets } };
  assert.match(
    printed(terminal, [suggestion, ...run]),
    /Then the table has 40 rows\n\n +No step matches this sentence\. A step for it:\n\n +Then\('a hat'/,
  );
});

test('a failed run says so, even if none of its examples failed', () => {
  const NOTHING = /The run failed, though none of its examples did\./;
  const passed = passing(RUN);
  assert.doesNotMatch(printed(terminal, passed), NOTHING);
  assert.match(printed(terminal, [...passed.slice(0, -1), ...RUN.slice(-1)]), NOTHING);
});

test('a parent process learns that each example is planned and ends, once', () => {
  const counts = (run: readonly Envelope[]) =>
    ['planned', 'ended', 'failure'].map(
      (field) => printed(progress, run).split(`"${field}":`).length - 1,
    );
  assert.deepEqual(counts(RUN), [8, 7, 3]);
  const attempt = attemptAt(RUN, 'It passes');
  assert.deepEqual(counts(without(RUN, attempt)), [8, 6, 3]);
  assert.deepEqual(counts(without(RUN, attempt.slice(-1))), [8, 7, 4]);
});
