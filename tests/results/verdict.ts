/** Decides the verdict on an attempt at an example, or on several. */
import { TestStepResultStatus } from '@cucumber/messages';
import { NotJudged } from '../driver/judged-window.ts';
import { plainMessage } from '../run/text.ts';
import { type Attempt, isIssue } from './attempts.ts';

const { PASSED, FAILED, SKIPPED } = TestStepResultStatus;

export type Verdict = 'passed' | 'failed' | 'not run';

/** The worst of these verdicts; 'not run' if there are none. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('not run') || verdicts.length === 0 ? 'not run' : 'passed';
}

const messageOf = ({ exception, message, status }: Attempt['steps'][number]['result']) =>
  exception?.message ?? plainMessage(message ?? status);

/**
 * Why an attempt at an example could not judge the page, for a reason that is no fault of the page;
 * `undefined` if it passed, failed or was skipped.
 */
function faultOf({ steps, hasFinished }: Attempt): string | undefined {
  if (!hasFinished) return 'it was started, but not finished';
  const refused = steps.find(({ result }) => result.exception?.type === NotJudged.name);
  if (refused) return messageOf(refused.result);
  const failed = steps.find(({ result }) => result.status === FAILED);
  if (failed)
    return failed.isEarly ? `before its first sentence: ${messageOf(failed.result)}` : undefined;
  const unclear = steps.find(({ result }) => isIssue(result));
  return (
    unclear &&
    `‘${unclear.isHook ? 'a hook' : unclear.text}’ is ${unclear.result.status.toLowerCase()}`
  );
}

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

export function outcomeOf(attempt: Attempt): Outcome {
  const { steps, worst } = attempt;
  const fault = faultOf(attempt);
  if (fault !== undefined) return lost(fault);
  if (worst.status === SKIPPED) {
    const notJudged = attempt.evidence.text('notJudged');
    return { verdict: 'not run', ...(notJudged && { notJudged }) };
  }
  if (worst.status === PASSED) return { verdict: 'passed' };
  const error = plainMessage(worst.message ?? worst.status);
  const failedAt = steps.filter(({ isHook }) => !isHook).findIndex(({ result }) => isIssue(result));
  return { verdict: 'failed', error, ...(failedAt !== -1 && { failedAt }) };
}
