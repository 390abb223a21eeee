/**
 * A formatter of cucumber for the terminal: one character a step while the examples run, each failure
 * as soon as it is known, and all failures once more at the end.
 */
import { formatterHelpers, type IFormatterOptions, ProgressFormatter } from '@cucumber/cucumber';
import type { Duration, Envelope } from '@cucumber/messages';
import { many } from '../../run/text.ts';
import { type Attempt, failureText, lostAttempts, titleOf } from './failure-text.ts';

const { isIssue } = formatterHelpers;

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `   ${line}`.trimEnd())
    .join('\n');

export default class FailureFormatter extends ProgressFormatter {
  /** Failures as shown so far. */
  private readonly failures: string[] = [];
  /** The test cases that have not been started. */
  private readonly waiting = new Set<string>();

  constructor(private readonly options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: Envelope) => {
      const { testCase, testCaseStarted, testCaseFinished, testRunFinished } = envelope;
      if (testCase) this.waiting.add(testCase.id);
      if (testCaseStarted) this.waiting.delete(testCaseStarted.testCaseId);
      // One that runs again for its trace has not ended.
      if (testCaseFinished && !testCaseFinished.willBeRetried) {
        const { testCaseStartedId } = testCaseFinished;
        const attempt = this.eventDataCollector.getTestCaseAttempt(testCaseStartedId);
        if (isIssue(attempt.worstTestStepResult)) this.show(attempt);
      }
      if (testRunFinished && !testRunFinished.success) this.explain();
    });
  }

  private show(attempt: Attempt): void {
    const title = `${this.failures.length + 1}) ${titleOf(attempt.pickle)}`;
    const failure = `${title}\n${indented(failureText(attempt, this.options))}\n\n`;
    this.failures.push(failure);
    this.log(`\n\n${failure}`);
  }

  /** Says why a run has failed, as far as no example has said it. */
  private explain(): void {
    const waiting = this.waiting.size;
    if (waiting > 0) this.log(`${many(waiting, 'example was', 'examples were')} not started.\n`);
    else if (this.failures.length === 0)
      this.log('The run did not end well, though none of its examples failed.\n');
  }

  override logSummary(duration: Duration): void {
    const { eventDataCollector, failures } = this;
    for (const attempt of lostAttempts(eventDataCollector.getTestCaseAttempts()))
      this.show(attempt);
    if (failures.length > 1) this.log(`All failures once more:\n\n${failures.join('')}`);
    super.logSummary(duration);
  }

  /** They have been shown. */
  override logIssues(): void {}
}
