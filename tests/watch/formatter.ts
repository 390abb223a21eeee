/** A formatter of cucumber that tells each failure as soon as it is known, and the counts at the end. */
import { formatterHelpers } from '@cucumber/cucumber';
import FailureFormatter from '../run/failure-formatter.ts';

export default class FailuresAtOnce extends FailureFormatter {
  constructor(options: ConstructorParameters<typeof FailureFormatter>[0]) {
    super(options);
    options.eventBroadcaster.on('envelope', ({ testCaseFinished }) => {
      if (!testCaseFinished) return;
      const { testCaseStartedId } = testCaseFinished;
      const attempt = this.eventDataCollector.getTestCaseAttempt(testCaseStartedId);
      if (!formatterHelpers.isIssue(attempt.worstTestStepResult)) return;
      this.log('\n\n');
      this.logIssues({ issues: [attempt] });
    });
  }

  override logSummary(testRunDuration: Parameters<FailureFormatter['logSummary']>[0]): void {
    const testCaseAttempts = this.eventDataCollector.getTestCaseAttempts();
    const { colorFns } = this;
    this.log(formatterHelpers.formatSummary({ colorFns, testCaseAttempts, testRunDuration }));
  }
}
