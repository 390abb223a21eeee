import { many } from '../text.ts';
import type { Check, Failure } from './check.ts';

/** Number of listed slowest tests. */
const SLOWEST = 5;

/** The text of a failure with its title. */
export const failureLines = ({ title, text }: Failure) =>
  `✗ ${title}\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`;

/** The summary of a run: all failures, the slowest tests, the time, and the total as the last line. */
export function summary(checks: readonly Check[], seconds: number): string {
  const failures = checks.flatMap((check) => check.failures);
  const slowest = checks
    .flatMap(({ ended }) => ended)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const sum = (count: (check: Check) => number) =>
    checks.reduce((total, check) => total + count(check), 0);
  const whole = Math.round(seconds);
  return [
    '',
    ...(failures.length > 0 ? [`${many(failures.length, 'failure')}:`, ''] : []),
    ...failures.map(failureLines),
    ...(slowest.length > 0 ? ['Slowest:'] : []),
    ...slowest.map((each) => `${each.seconds.toFixed(1).padStart(6)} s  ${each.title}`),
    '',
    `${Math.floor(whole / 60)} min ${whole % 60} s`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}
