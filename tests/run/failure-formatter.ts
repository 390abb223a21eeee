/**
 * A formatter of cucumber: one character a step while the examples run, and then of each failed one
 * what it takes to understand it: point, name and place, the sentence that failed, what was expected
 * and found, its picture, and the command that shows its trace. Of a sentence without a step, a proposal
 * for one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  formatterHelpers,
  type IFormatterOptions,
  ProgressFormatter,
  Status,
} from '@cucumber/cucumber';
import type { Attachment, Duration, Envelope } from '@cucumber/messages';
import { ID } from '../traceability/features.ts';
import { many } from './many.ts';
import { plainMessage } from './plain-message.ts';
import { reportName } from './report-name.ts';

type Issues = Parameters<ProgressFormatter['logIssues']>[0];
type Attempt = Issues['issues'][number];
type Step = ReturnType<typeof formatterHelpers.parseTestCaseAttempt>['testSteps'][number];

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

/** What a sentence or a hook has come to that never ended. */
const LOST = {
  status: Status.UNKNOWN,
  duration: { seconds: 0, nanos: 0 },
  message: 'It has not ended: the process that ran it is gone.',
};

export default class FailureFormatter extends ProgressFormatter {
  private told = 0;
  /** The test cases that have not been started. */
  private readonly waiting = new Set<string>();

  constructor(options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: Envelope) => {
      const { testCase, testCaseStarted, testRunFinished } = envelope;
      if (testCase) this.waiting.add(testCase.id);
      if (testCaseStarted) this.waiting.delete(testCaseStarted.testCaseId);
      if (testRunFinished && !testRunFinished.success) this.explain();
    });
  }

  /** Says why a run has failed, as far as no example has said it. */
  private explain(): void {
    const waiting = this.waiting.size;
    if (waiting > 0) this.log(`${many(waiting, 'example was', 'examples were')} not started.\n`);
    else if (this.told === 0)
      this.log('The run did not end well, though none of its examples failed.\n');
  }

  override logSummary(duration: Duration): void {
    const lost = this.eventDataCollector
      .getTestCaseAttempts()
      .filter(({ testCase, stepResults }) => testCase.testSteps.some(({ id }) => !stepResults[id]));
    // The summary cannot count what has no result.
    for (const { testCase, stepResults } of lost)
      for (const { id } of testCase.testSteps) stepResults[id] ??= LOST;
    if (lost.length > 0) this.logIssues({ issues: lost });
    super.logSummary(duration);
  }

  override logIssues({ issues }: Pick<Issues, 'issues'>): void {
    // One that runs again for its trace is among the warnings, too.
    const final = issues.filter(({ willBeRetried }) => !willBeRetried);
    for (const issue of final) this.log(this.describe(issue));
  }

  private describe(testCaseAttempt: Attempt): string {
    this.told += 1;
    const { pickle } = testCaseAttempt;
    const { testCase, testSteps } = parseTestCaseAttempt({
      testCaseAttempt,
      snippetBuilder: this.snippetBuilder,
      supportCodeLibrary: this.supportCodeLibrary,
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
    const ids = pickle.tags.flatMap(({ name }) => [...name.matchAll(ID)].map(([, id]) => id));
    const lines = [
      `${pickle.uri}:${testCase.sourceLocation?.line ?? 1}`,
      '',
      ...atIssue.flatMap((step) => linesOf(step, testSteps.indexOf(step) < first)),
      ...(picture ? [`Picture: ${saved(picture, pickle.id)}`] : []),
      ...logs.map(({ body }) => body),
    ];
    const indented = lines.map((line) => `   ${line}`.trimEnd()).join('\n');
    return `${this.told}) ${ids.join(' ')} ${pickle.name}\n${indented}\n\n`;
  }
}
