/** Reports the progress of a cucumber run to its parent process. A skipped example fails there. */
import { TestStepResultStatus } from '@cucumber/messages';
import { lineOf } from '../../run/progress/event.ts';
import { type Attempt, RunReader } from '../attempts.ts';
import { type Formatter, failureText, titleOf } from './failures.ts';

const { PASSED } = TestStepResultStatus;

export default {
  type: 'formatter',
  formatter({ on, write }) {
    const reader = new RunReader();
    let planned = 0;

    /** Reports the examples planned since the last report. */
    const plan = () => {
      write(lineOf({ planned }));
      planned = 0;
    };

    const end = (attempt: Attempt) =>
      write(
        lineOf({
          ended: titleOf(attempt.pickle),
          failure: attempt.worst.status === PASSED ? undefined : failureText(attempt),
        }),
      );

    on('message', (envelope) => {
      const ended = reader.read(envelope);
      const { testCase, testCaseStarted, testRunFinished } = envelope;
      if (testCase) planned += 1;
      // At the end even if there were none: a run without examples has not passed.
      if (testRunFinished || (testCaseStarted && planned > 0)) plan();
      if (ended) end(ended);
      if (!testRunFinished) return;
      for (const lost of reader.attempts().filter(({ hasFinished }) => !hasFinished)) end(lost);
    });
  },
} satisfies Formatter;
