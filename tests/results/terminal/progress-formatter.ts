import { type Envelope, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { reportName } from '../../run/browser/engine.ts';
import type { Progress } from '../../run/progress/progress.ts';
import { writeReport } from '../../run/reports/report-file.ts';
import { plainMessage } from '../../run/text.ts';
import { type Attempt, isIssue, placeOf, readMessage } from '../attempts.ts';
import { idsIn } from '../features.ts';

const { FAILED, PASSED, UNDEFINED } = TestStepResultStatus;

const FOLDER = reportName('failures');
/** Maximum length of a line: long lists are readable in the report only. */
const LONGEST = 300;

/** Writes a picture to the folder of failures; returns its path. */
function save(picture: Buffer, name: string): string {
  const path = `${FOLDER}/${name}.webp`;
  writeReport(path, picture);
  return path;
}

/** The sentence of a step, or the position of a hook, and its error. */
function linesOf(step: Attempt['steps'][number]): string[] {
  const { isHook, isEarly, keyword, text, result } = step;
  const unknown = result.status === UNDEFINED && 'No step matches this sentence.';
  const reason = unknown || plainMessage(result.message ?? `It is ${result.status.toLowerCase()}.`);
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
 * Why an attempt has failed: the example's place, failed sentence, expected and actual values, picture and logs. A
 * skipped example has failed, too.
 */
export function failureText({ pickle, steps, evidence, worst }: Attempt): string | undefined {
  if (worst.status === PASSED) return undefined;
  const failed = steps.find(({ result }) => result.status === FAILED);
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

interface Cucumber {
  readonly on: (event: 'message', read: (envelope: Envelope) => void) => void;
}

/**
 * A plugin of cucumber that reports the progress of a run.
 *
 * @param failureOf returns why an attempt counts as failed: for a judge what could not be judged does not
 * @param onEnd receives each attempt that ends, and the examples of the run
 */
export const progressFormatter = (
  progress: Pick<Progress, 'report' | 'end'>,
  failureOf: (attempt: Attempt) => string | undefined,
  onEnd = (_attempt: Attempt, _examples: readonly Pickle[]) => {},
) => ({
  type: 'formatter',
  formatter({ on }: Cucumber) {
    const query = new Query();
    const ids = new Set<string>();
    const examples = () => query.findAllPickles().filter(({ id }) => ids.has(id));
    on('message', (envelope) => {
      const { testCase, testRunFinished } = envelope;
      if (testCase) {
        ids.add(testCase.pickleId);
        progress.report({ planned: 1 });
      }
      // A run without examples has not passed.
      if (testRunFinished) progress.report({ planned: 0 });
      const ended = readMessage(query, envelope);
      if (ended) {
        progress.report({ ended: titleOf(ended.pickle), failure: failureOf(ended) });
        onEnd(ended, examples());
      }
      if (testRunFinished) progress.end(testRunFinished.success);
    });
  },
});
