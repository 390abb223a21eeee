/** Reports the progress of a cucumber run to its parent process. A skipped example fails there. */
import { TestStepResultStatus } from '@cucumber/messages';
import { lineOf } from '../../run/progress/event.ts';
import { type Attempt, RunReader } from '../attempts.ts';
import { type Formatter, failureText, titleOf } from './failures.ts';

export default {
  type: 'formatter',
  formatter({ on, write }) {
    const reader = new RunReader();

    const end = (attempt: Attempt) => {
      const hasPassed = attempt.worst.status === TestStepResultStatus.PASSED;
      const failure = hasPassed ? undefined : failureText(attempt);
      write(lineOf({ ended: titleOf(attempt.pickle), failure }));
    };

    on('message', (envelope) => {
      const ended = reader.read(envelope);
      const { testCase, testRunFinished } = envelope;
      if (testCase) write(lineOf({ planned: 1 }));
      // A run without examples has not passed.
      if (testRunFinished) write(lineOf({ planned: 0 }));
      if (ended) end(ended);
      if (!testRunFinished) return;
      for (const lost of reader.attempts().filter(({ hasFinished }) => !hasFinished)) end(lost);
    });
  },
} satisfies Formatter;
