/**
 * Shows a run in the terminal: a character per step, each failure at once, and all failures again at the
 * end.
 */
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { many } from '../../run/text.ts';
import { type Attempt, isIssue, RunReader } from '../attempts.ts';
import { failureText, titleOf } from './failure-text.ts';

/** A formatter as a cucumber plugin. */
export interface Formatter {
  readonly type: 'formatter';
  readonly formatter: (cucumber: {
    readonly on: (event: 'message', read: (envelope: Envelope) => void) => void;
    readonly write: (text: string) => void;
  }) => void;
}

const CHARACTERS: Record<TestStepResultStatus, string> = {
  [TestStepResultStatus.PASSED]: '.',
  [TestStepResultStatus.SKIPPED]: '-',
  [TestStepResultStatus.FAILED]: 'F',
  [TestStepResultStatus.UNDEFINED]: 'U',
  [TestStepResultStatus.AMBIGUOUS]: 'A',
  [TestStepResultStatus.PENDING]: 'P',
  [TestStepResultStatus.UNKNOWN]: '?',
};

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `   ${line}`.trimEnd())
    .join('\n');

/** The number of examples by status. */
function summary(attempts: readonly Attempt[]): string {
  const counts = Object.values(TestStepResultStatus).flatMap((status) => {
    const count = attempts.filter(({ worst }) => worst.status === status).length;
    return count > 0 ? `${count} ${status.toLowerCase()}` : [];
  });
  const of = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  return `${many(attempts.length, 'example')}${of}\n`;
}

export default {
  type: 'formatter',
  formatter({ on, write }) {
    const reader = new RunReader();
    const failures: string[] = [];
    let planned = 0;

    const show = (attempt: Attempt) => {
      const title = `${failures.length + 1}) ${titleOf(attempt.pickle)}`;
      const failure = `${title}\n${indented(failureText(attempt))}\n\n`;
      failures.push(failure);
      write(`\n\n${failure}`);
    };

    /** Explains why a run failed, unless a failed example does. */
    const explain = (notStarted: number) => {
      if (notStarted > 0)
        write(`${many(notStarted, 'example was', 'examples were')} not started.\n`);
      else if (failures.length === 0) write('The run failed, though none of its examples did.\n');
    };

    on('message', (envelope) => {
      const ended = reader.read(envelope);
      const { testCase, testStepFinished, testRunFinished } = envelope;
      if (testCase) planned += 1;
      if (testStepFinished) write(CHARACTERS[testStepFinished.testStepResult.status]);
      if (ended && isIssue(ended.worst)) show(ended);
      if (!testRunFinished) return;
      write('\n\n');
      const attempts = reader.attempts();
      for (const lost of attempts.filter(({ hasFinished }) => !hasFinished)) show(lost);
      if (failures.length > 1) write(`All failures once more:\n\n${failures.join('')}`);
      write(summary(attempts));
      if (!testRunFinished.success) explain(planned - attempts.length);
    });
  },
} satisfies Formatter;
