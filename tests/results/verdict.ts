/** Decides all verdicts: on an attempt, an example, a point, and a page by a point. */
import { TestStepResultStatus } from '@cucumber/messages';
import { NotJudged } from '../driver/judged-window.ts';
import { many, plainMessage } from '../run/text.ts';
import { type Attempt, evidenceIn, isBeforeSentences, isIssue } from './attempts.ts';
import { type Example, examplesOf, notJudgedInWords, type Point } from './specification.ts';

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
export function faultOf(attempt: Attempt): string | undefined {
  const { steps, hasFinished } = attempt;
  if (!hasFinished) return 'it was started, but not finished';
  const refused = steps.find(({ result }) => result.exception?.type === NotJudged.name);
  if (refused) return messageOf(refused.result);
  const failed = steps.find(({ result }) => result.status === FAILED);
  if (failed) {
    const isEarly = isBeforeSentences(attempt, failed);
    return isEarly ? `before its first sentence: ${messageOf(failed.result)}` : undefined;
  }
  const unclear = steps.find(({ result }) => isIssue(result));
  return (
    unclear &&
    `‘${unclear.isHook ? 'a hook' : unclear.text}’ is ${unclear.result.status.toLowerCase()}`
  );
}

/** The outcome of an attempt. */
export interface AttemptOutcome {
  readonly verdict: Verdict;
  /** Why it was not judged; absent if it was, or if it was left out without a reason. */
  readonly notJudged?: string;
  readonly error?: string;
  /** Index of the sentence that failed; absent if none did. */
  readonly failedAt?: number;
}

export function outcomeOf(attempt: Attempt): AttemptOutcome {
  const { steps, worst } = attempt;
  const { status, message } = worst;
  const fault = faultOf(attempt);
  if (fault !== undefined) return { verdict: 'not run', notJudged: fault };
  if (status === SKIPPED) {
    const { notJudged } = evidenceIn(attempt);
    return { verdict: 'not run', ...(notJudged && { notJudged }) };
  }
  if (status === PASSED) return { verdict: 'passed' };
  const failed = steps.find(({ result }) => isIssue(result));
  const failedAt = failed ? steps.filter(({ isHook }) => !isHook).indexOf(failed) : -1;
  const error = plainMessage(message ?? status);
  return { verdict: 'failed', error, ...(failedAt !== -1 && { failedAt }) };
}

/** The verdict on a point by its examples. */
export const verdictOn = (point: Point): Verdict =>
  worstOf(examplesOf([point]).map(({ verdict }) => verdict));

/** The judgement of a run on a page by one point. */
export interface Judgement {
  readonly judgement: 'holds' | 'broken' | 'not judged';
  /** Its examples that ran. */
  readonly ran: readonly Example[];
  readonly failed: readonly Example[];
  /** Why it is not judged; otherwise empty. */
  readonly reason: string;
}

/**
 * Judges a page by one point. The point is not judged if no example has run, or if a planned one could not
 * judge the page: because of its data, or because the run ended early.
 */
export function judgementOn(point: Point): Judgement {
  const examples = examplesOf([point]);
  const ran = examples.filter(({ verdict }) => verdict !== 'not run');
  const failed = ran.filter(({ verdict }) => verdict === 'failed');
  const reasons = examples.flatMap(({ notJudged }) => notJudged ?? []);
  const judged = { ran, failed, reason: '' };
  if (failed.length > 0) return { ...judged, judgement: 'broken' };
  if (reasons.length > 0) {
    const asked = `of ${ran.length + reasons.length}`;
    const held = ran.length > 0 ? `${many(ran.length, `${asked} holds`, `${asked} hold`)}. ` : '';
    const words = [...new Set(reasons)].map(notJudgedInWords).join('; ');
    return { ...judged, judgement: 'not judged', reason: `${held}${words}` };
  }
  if (ran.length === 0) return { ...judged, judgement: 'not judged', reason: 'it was not run' };
  return { ...judged, judgement: 'holds' };
}
