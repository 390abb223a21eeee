/** A formatter of cucumber that counts the examples as they end. */
import { Formatter, Status } from '@cucumber/cucumber';

/** Where nobody watches, a line for so many examples. */
const EVERY = 10;

export default class Progress extends Formatter {
  constructor(options) {
    super(options);
    let [ended, failed] = [0, 0];
    options.eventBroadcaster.on('envelope', ({ testCaseFinished }) => {
      if (!testCaseFinished) return;
      const { testCaseStartedId } = testCaseFinished;
      const { stepResults } = this.eventDataCollector.getTestCaseAttempt(testCaseStartedId);
      const results = Object.values(stepResults);
      ended += 1;
      // As `tests/driver/judged-window.ts` has it.
      const isJudged = results.every(({ exception }) => exception?.type !== 'NotJudged');
      if (isJudged && results.some(({ status }) => status === Status.FAILED)) failed += 1;
      const said = `${ended} example${ended === 1 ? '' : 's'}, ${failed} failed`;
      if (process.stdout.isTTY) this.log(`\r${said}`);
      else if (ended % EVERY === 0) this.log(`${said}\n`);
    });
  }
}
