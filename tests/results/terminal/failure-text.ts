import { mkdirSync, writeFileSync } from 'node:fs';
import { formatterHelpers, type IFormatterOptions, Status } from '@cucumber/cucumber';
import type { Attachment, Pickle } from '@cucumber/messages';
import { reportName } from '../../run/report-name.ts';
import { plainMessage } from '../../run/text.ts';
import { ID } from '../features.ts';

export type Attempt = ReturnType<IFormatterOptions['eventDataCollector']['getTestCaseAttempt']>;
type Step = ReturnType<typeof formatterHelpers.parseTestCaseAttempt>['testSteps'][number];

/** Of cucumber's options, those that the text of a failure takes. */
type Support = Pick<IFormatterOptions, 'snippetBuilder' | 'supportCodeLibrary'>;

const { isIssue, parseTestCaseAttempt } = formatterHelpers;

const FOLDER = reportName('failures');
/** Longest line of a message: a list of contacts is readable in the report alone. */
const LONGEST = 300;

/** Writes the picture into the folder of failures. */
function saved({ body }: Attachment, name: string): string {
  const path = `${FOLDER}/${name}.webp`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, Buffer.from(body, 'base64'));
  return path;
}

/**
 * The sentence of a step, or that there is none, and why it is at issue.
 *
 * @param isEarly whether it comes before the first sentence
 */
function linesOf(step: Step, isEarly: boolean): string[] {
  const { keyword, text, snippet, result } = step;
  const { message, status } = result;
  const reason = snippet
    ? `No step matches this sentence. A step for it:\n\n${snippet}`
    : plainMessage(message ?? `It is ${status.toLowerCase()}.`);
  return [
    text ? `${keyword}${text}` : `${isEarly ? 'Before its first' : 'After its last'} sentence:`,
    '',
    ...reason
      .split('\n')
      .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line)),
    '',
  ];
}

/** The ids of an example's points, and its name. */
export function titleOf({ tags, name }: Pickle): string {
  const ids = tags.flatMap((tag) => [...tag.name.matchAll(ID)].map(([, id]) => id));
  return [...ids, name].join(' ');
}

/**
 * What it takes to understand why an example failed: its place, the sentence that failed, what was
 * expected and found, its picture, and the command that shows its trace. Of a sentence without a step,
 * a proposal for one.
 */
export function failureText(
  testCaseAttempt: Attempt,
  { snippetBuilder, supportCodeLibrary }: Support,
): string {
  const { pickle } = testCaseAttempt;
  const { testCase, testSteps } = parseTestCaseAttempt({
    testCaseAttempt,
    snippetBuilder,
    supportCodeLibrary,
  });
  const failed = testSteps.find(({ result }) =>
    [Status.FAILED, Status.UNKNOWN].includes(result.status),
  );
  // Without a failure, all that could not be run.
  const atIssue = failed ? [failed] : testSteps.filter(({ result }) => isIssue(result));
  const first = testSteps.findIndex(({ text }) => text);
  const attachments = testSteps.flatMap((step) => step.attachments);
  const picture = attachments.find(({ mediaType }) => mediaType === 'image/webp');
  const logs = attachments.filter(({ mediaType }) => mediaType === 'text/x.cucumber.log+plain');
  return [
    `${pickle.uri}:${testCase.sourceLocation?.line ?? 1}`,
    '',
    ...atIssue.flatMap((step) => linesOf(step, testSteps.indexOf(step) < first)),
    ...(picture ? [`Picture: ${saved(picture, pickle.id)}`] : []),
    ...logs.map(({ body }) => body),
  ]
    .join('\n')
    .trimEnd();
}

/** What a sentence or a hook has come to that never ended. */
const LOST = {
  status: Status.UNKNOWN,
  duration: { seconds: 0, nanos: 0 },
  message: 'It has not ended: the process that ran it is gone.',
};

/** The examples whose process is gone, each step that has not ended with a result that says so. */
export function lostAttempts(attempts: readonly Attempt[]): Attempt[] {
  const lost = attempts.filter(({ testCase, stepResults }) =>
    testCase.testSteps.some(({ id }) => !stepResults[id]),
  );
  for (const { testCase, stepResults } of lost)
    for (const { id } of testCase.testSteps) stepResults[id] ??= LOST;
  return lost;
}
