import { mkdirSync, writeFileSync } from 'node:fs';
import { type Envelope, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { reportName } from '../../run/browser/engine.ts';
import { lineOf } from '../../run/progress/event.ts';
import { many, plainMessage } from '../../run/text.ts';
import { type Attempt, isIssue, placeOf, RunReader } from '../attempts.ts';
import { idsIn } from '../features.ts';

/** A formatter as a cucumber plugin. */
export interface Formatter {
  readonly type: 'formatter';
  readonly formatter: (cucumber: {
    readonly on: (event: 'message', read: (envelope: Envelope) => void) => void;
    readonly write: (text: string) => void;
  }) => void;
}

const { FAILED, UNKNOWN } = TestStepResultStatus;

const FOLDER = reportName('failures');
/** Maximum length of a line: long lists are readable in the report only. */
const LONGEST = 300;

/** Writes a picture to the folder of failures; returns its path. */
function save(picture: Buffer, name: string): string {
  const path = `${FOLDER}/${name}.webp`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, picture);
  return path;
}

/** The sentence of a step, or the position of a hook, and its error. */
function linesOf(step: Attempt['steps'][number]): string[] {
  const { isHook, isEarly, keyword, text, suggestion, result } = step;
  const reason = suggestion
    ? `No step matches this sentence. A step for it:\n\n${suggestion}`
    : plainMessage(result.message ?? `It is ${result.status.toLowerCase()}.`);
  const hook = isEarly ? 'Before its first sentence:' : 'After its last sentence:';
  const lines = reason
    .split('\n')
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line));
  return [isHook ? hook : `${keyword}${text}`, '', ...lines, ''];
}

/** The ids of an example's points, and its name. */
const titleOf = ({ tags, name }: Pickle) =>
  [...tags.flatMap((tag) => idsIn(tag.name)), name].join(' ');

/**
 * A failed example's place, failed sentence, expected and actual values, picture and logs; for a sentence without
 * a step, a suggested step.
 */
function failureText({ pickle, steps, evidence }: Attempt): string {
  const failed = steps.find(({ result }) => [FAILED, UNKNOWN].includes(result.status));
  // Without a failure, all steps that could not be run.
  const atIssue = failed ? [failed] : steps.filter(({ result }) => isIssue(result));
  const picture = evidence.file('picture');
  const lines = [
    ...[placeOf(pickle), ''],
    ...atIssue.flatMap(linesOf),
    ...(picture ? [`Picture: ${save(picture, pickle.id)}`] : []),
    ...evidence.logs,
  ];
  return lines.join('\n').trimEnd();
}

/** A character for the end of a step: the initial of its status, unless it is one of these. */
const CHARACTERS: Partial<Record<TestStepResultStatus, string>> = {
  [TestStepResultStatus.PASSED]: '.',
  [TestStepResultStatus.SKIPPED]: '-',
  [TestStepResultStatus.UNKNOWN]: '?',
};

/** The number of examples by status. */
function summary(attempts: readonly Attempt[]): string {
  const counts = Object.values(TestStepResultStatus).flatMap((status) => {
    const count = attempts.filter(({ worst }) => worst.status === status).length;
    return count > 0 ? `${count} ${status.toLowerCase()}` : [];
  });
  const of = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  return `${many(attempts.length, 'example')}${of}\n`;
}

/** Shows a run in the terminal: a character per step, each failure at once, and all again at the end. */
export const terminal: Formatter = {
  type: 'formatter',
  formatter({ on, write }) {
    const reader = new RunReader();
    const failures: string[] = [];
    let planned = 0;

    const show = (attempt: Attempt) => {
      const text = failureText(attempt).replaceAll(/^(?=.)/gm, '   ');
      const failure = `${failures.length + 1}) ${titleOf(attempt.pickle)}\n${text}\n\n`;
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
      const { testCase, testStepFinished, testRunFinished } = envelope;
      if (testCase) planned += 1;
      const { status } = testStepFinished?.testStepResult ?? {};
      if (status) write(CHARACTERS[status] ?? status.charAt(0));
      for (const ended of reader.read(envelope)) if (isIssue(ended.worst)) show(ended);
      if (!testRunFinished) return;
      write('\n\n');
      if (failures.length > 1) write(`All failures once more:\n\n${failures.join('')}`);
      const attempts = reader.attempts();
      write(summary(attempts));
      if (!testRunFinished.success) explain(planned - attempts.length);
    });
  },
};

/** Reports the progress of a run to its parent process. A skipped example fails there. */
export const progress: Formatter = {
  type: 'formatter',
  formatter({ on, write }) {
    const reader = new RunReader();
    on('message', (envelope) => {
      if (envelope.testCase) write(lineOf({ planned: 1 }));
      // A run without examples has not passed.
      if (envelope.testRunFinished) write(lineOf({ planned: 0 }));
      for (const ended of reader.read(envelope)) {
        const hasPassed = ended.worst.status === TestStepResultStatus.PASSED;
        const failure = hasPassed ? undefined : failureText(ended);
        write(lineOf({ ended: titleOf(ended.pickle), failure }));
      }
    });
  },
};
