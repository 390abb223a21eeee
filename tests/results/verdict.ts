/** Decides the verdict on an attempt at an example, or on several. */
import { TestStepResultStatus } from '@cucumber/messages';
import { Interrupted, NotJudged } from '../driver/judged-window.ts';
import { plainMessage } from '../run/text.ts';
import { type Attempt, isIssue } from './attempts.ts';

const { PASSED, FAILED } = TestStepResultStatus;
const REFUSALS = [NotJudged.name, Interrupted.name];

export type Verdict = 'passed' | 'failed' | 'not run';

/** The worst of these verdicts; 'not run' if there are none. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('not run') || verdicts.length === 0 ? 'not run' : 'passed';
}

const messageOf = ({ exception, message, status }: Attempt['steps'][number]['result']) =>
  exception?.message ?? plainMessage(message ?? status);

const nameOf = ({ isHook, text }: Attempt['steps'][number]) => (isHook ? 'a hook' : `‘${text}’`);

/** What cucumber and Playwright say when the time for a step or for a browser operation is over. */
const TIMEOUT = /^(?:function timed out, .+ within|\S+: Timeout) (\d+) ?m/;

/** The outcome of an attempt at an example, or of none. */
interface Outcome {
  readonly verdict: Verdict;
  /** Why it could not judge the page, for a reason that is no fault of the page. */
  readonly fault?: string;
  /** Why it was not judged, with or without such a fault; absent if it was left out without a reason. */
  readonly notJudged?: string;
  readonly error?: string;
  /** Index of the sentence that failed; absent if none did. */
  readonly failedAt?: number;
}

/** The outcome of an example that could not judge the page. */
export const lost = (fault: string): Outcome => ({ verdict: 'not run', fault, notJudged: fault });

export function outcomeOf({ steps, hasFinished, worst, evidence }: Attempt): Outcome {
  if (!hasFinished) return lost('it was started, but not finished');
  const refused = steps.find(({ result }) => REFUSALS.includes(`${result.exception?.type}`));
  if (refused) return lost(messageOf(refused.result));
  const failed = steps.find(({ result }) => result.status === FAILED);
  if (failed?.isEarly) return lost(`before its first sentence: ${messageOf(failed.result)}`);
  const [, ms] = (failed && TIMEOUT.exec(messageOf(failed.result))) ?? [];
  // A busy machine may be at fault.
  if (failed && ms) return lost(`${nameOf(failed)} took longer than ${Number(ms) / 1_000} s`);
  if (failed) {
    const error = plainMessage(worst.message ?? worst.status);
    const sentences = steps.filter(({ isHook }) => !isHook);
    const failedAt = sentences.findIndex(({ result }) => isIssue(result));
    return { verdict: 'failed', error, ...(failedAt !== -1 && { failedAt }) };
  }
  const unclear = steps.find(({ result }) => isIssue(result));
  if (unclear) return lost(`${nameOf(unclear)} is ${unclear.result.status.toLowerCase()}`);
  if (worst.status === PASSED) return { verdict: 'passed' };
  const notJudged = evidence.text('notJudged');
  return { verdict: 'not run', ...(notJudged && { notJudged }) };
}
