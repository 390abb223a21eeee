/** The verdicts on an attempt at an example, on an example, and on a point. */
import { TestStepResultStatus } from '@cucumber/messages';
import { Interrupted, NotJudged } from '../driver/judged-window.ts';
import { counted, plainMessage } from '../run/text.ts';
import { type Attempt, isIssue } from './attempts.ts';

const { PASSED, FAILED } = TestStepResultStatus;
const REFUSALS = [NotJudged.name, Interrupted.name];

/** The verdict on an example. */
export type Verdict = 'passed' | 'failed' | 'not run';
/** The verdict on a point, or on a page by all of its points. */
export type PointVerdict = 'holds' | 'broken' | 'not judged';

const messageOf = ({ exception, message, status }: Attempt['steps'][number]['result']) =>
  exception?.message ?? plainMessage(message ?? status);

const nameOf = ({ isHook, text }: Attempt['steps'][number]) => (isHook ? 'a hook' : `‘${text}’`);

/** What cucumber and Playwright say when the time for a step or for a browser operation is over. */
const TIMEOUT = /^(?:function timed out, .+ within|\S+: Timeout) (\d+) ?m/;

/**
 * The verdict on a point by the examples that apply to the page: it holds if all of them have passed.
 *
 * @returns it with the reason why the point is not judged, which is empty if it is
 */
export function pointVerdict(
  examples: readonly { readonly verdict: Verdict; readonly reason?: string | undefined }[],
): { verdict: PointVerdict; reason: string } {
  const count = (verdict: Verdict) => examples.filter((each) => each.verdict === verdict).length;
  const [held, all] = [count('passed'), examples.length];
  if (count('failed') > 0) return { verdict: 'broken', reason: '' };
  if (held === all && all > 0) return { verdict: 'holds', reason: '' };
  const reasons = examples.flatMap(({ verdict, reason = 'it was not run' }) =>
    verdict === 'not run' ? reason : [],
  );
  const start = held > 0 ? [`${held} of ${counted(all, 'example')} passed`] : [];
  const [first = 'it was not run', ...others] = new Set(reasons);
  return { verdict: 'not judged', reason: [...start, first, ...others].join('; ') };
}

/** The outcome of an attempt at an example, or of none. */
interface Outcome {
  readonly verdict: Verdict;
  /** Why it failed, or was not run to its end; absent if it passed, or was left out without a reason. */
  readonly reason?: string | undefined;
  /** Whether that is an error of the run, rather than due to the page's data. */
  readonly isFault?: boolean;
  /** Index of the sentence that failed; absent if none did. */
  readonly failedAt?: number | undefined;
}

/** The outcome of an example that could not judge the page, though it should have. */
export const lost = (reason: string): Outcome => ({ verdict: 'not run', reason, isFault: true });

export function outcomeOf({ steps, hasFinished, worst, evidence }: Attempt): Outcome {
  if (!hasFinished) return lost('it was started, but not finished');
  const refused = steps.find(({ result }) => REFUSALS.includes(`${result.exception?.type}`));
  if (refused) return lost(messageOf(refused.result));
  const issue = steps.find(({ result }) => isIssue(result));
  if (!issue && worst.status === PASSED) return { verdict: 'passed' };
  if (!issue) return { verdict: 'not run', reason: evidence.text('reason') };
  const { isEarly, result } = issue;
  const error = messageOf(result);
  if (isEarly) return lost(`before its first sentence: ${error}`);
  if (result.status !== FAILED) return lost(`${nameOf(issue)} is ${result.status.toLowerCase()}`);
  const [, ms] = TIMEOUT.exec(error) ?? [];
  // A busy machine may be at fault.
  if (ms) return lost(`${nameOf(issue)} took longer than ${Number(ms) / 1_000} s`);
  const failedAt = issue.isHook ? undefined : steps.filter(({ isHook }) => !isHook).indexOf(issue);
  return { verdict: 'failed', reason: plainMessage(result.message ?? FAILED), failedAt };
}
