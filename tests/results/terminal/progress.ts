/** A formatter of cucumber that reports how far the run is. */
import { Formatter, formatterHelpers, type IFormatterOptions, Status } from '@cucumber/cucumber';
import { type Envelope, TimeConversion } from '@cucumber/messages';
import { lineOf } from '../../run/progress/event.ts';
import { type Attempt, failureText, lostAttempts, titleOf } from './failure-text.ts';

const { isIssue } = formatterHelpers;

export default class ProgressFormatter extends Formatter {
  private planned = 0;

  constructor(private readonly options: IFormatterOptions) {
    super(options);
    options.eventBroadcaster.on('envelope', (envelope: Envelope) => this.take(envelope));
  }

  private attemptOf(id: string): Attempt {
    return this.eventDataCollector.getTestCaseAttempt(id);
  }

  private take({ testCase, testCaseStarted, testCaseFinished, testRunFinished }: Envelope): void {
    if (testCase) this.planned += 1;
    if (testCaseStarted?.attempt === 0) {
      this.plan();
      this.log(lineOf({ started: titleOf(this.attemptOf(testCaseStarted.id).pickle) }));
    }
    if (testCaseFinished && !testCaseFinished.willBeRetried)
      this.end(this.attemptOf(testCaseFinished.testCaseStartedId));
    if (testRunFinished) {
      this.plan();
      for (const attempt of lostAttempts(this.eventDataCollector.getTestCaseAttempts()))
        this.end(attempt);
    }
  }

  /** Reports the examples that are known by now. */
  private plan(): void {
    if (this.planned > 0) this.log(lineOf({ planned: this.planned }));
    this.planned = 0;
  }

  private end(attempt: Attempt): void {
    const { pickle, stepResults, worstTestStepResult } = attempt;
    const milliseconds = Object.values(stepResults)
      .map(({ duration }) => TimeConversion.durationToMilliseconds(duration))
      .reduce((sum, each) => sum + each, 0);
    const hasPassed =
      !isIssue(worstTestStepResult) && worstTestStepResult.status !== Status.UNKNOWN;
    this.log(
      lineOf({
        ended: titleOf(pickle),
        seconds: milliseconds / 1_000,
        failure: hasPassed ? undefined : failureText(attempt, this.options),
      }),
    );
  }
}
