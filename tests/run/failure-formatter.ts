/**
 * A formatter of cucumber: one character a step while the examples run, and then of each failed one
 * what it takes to understand it: point, name and place, the sentence that failed, what was expected
 * and found, its picture, and the command that shows its trace. Of a sentence without a step, a proposal
 * for one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { formatterHelpers, ProgressFormatter, Status } from '@cucumber/cucumber';
import type { Attachment } from '@cucumber/messages';
import { ID } from '../traceability/features.ts';
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

/** The sentence of a step, or that there is none, and why it is at issue. */
function linesOf({ keyword, text, snippet, result: { message, status } }: Step): string[] {
  const reason = snippet
    ? `No step matches this sentence. A step for it:\n\n${snippet}`
    : plainMessage(message ?? `It is ${status.toLowerCase()}.`);
  return [
    text ? `${keyword}${text}` : 'After its last sentence:',
    '',
    ...reason
      .split('\n')
      .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line)),
    '',
  ];
}

export default class FailureFormatter extends ProgressFormatter {
  private told = 0;

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
    const failed = testSteps.find(({ result }) => result.status === Status.FAILED);
    // Without a failure, all that could not be run.
    const atIssue = failed ? [failed] : testSteps.filter(({ result }) => isIssue(result));
    const attachments = testSteps.flatMap((step) => step.attachments);
    const picture = attachments.find(({ mediaType }) => mediaType === 'image/webp');
    const logs = attachments.filter(({ mediaType }) => mediaType === 'text/x.cucumber.log+plain');
    const ids = pickle.tags.flatMap(({ name }) => [...name.matchAll(ID)].map(([, id]) => id));
    const lines = [
      `${pickle.uri}:${testCase.sourceLocation?.line ?? 1}`,
      '',
      ...atIssue.flatMap(linesOf),
      ...(picture ? [`Picture: ${saved(picture, pickle.id)}`] : []),
      ...logs.map(({ body }) => body),
    ];
    const indented = lines.map((line) => `   ${line}`.trimEnd()).join('\n');
    return `${this.told}) ${ids.join(' ')} ${pickle.name}\n${indented}\n\n`;
  }
}
