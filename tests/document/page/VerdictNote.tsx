import type { Example } from '../../results/specification.ts';
import { Mark } from './Mark.tsx';

/** A duration in ms as text. */
export const timeOf = (ms: number) =>
  ms < 100 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** An example's verdict and its time. */
export function VerdictNote({ example }: { example: Example }) {
  const { verdict, duration, browsers } = example;
  return (
    <p className={`note ${verdict.replace(' ', '-')}`}>
      <Mark verdict={verdict} /> <span aria-hidden="true">{verdict}</span>
      {duration !== undefined && <span className="time"> in {timeOf(duration)}</span>}
      {browsers.length > 1 &&
        browsers.map((each) => (
          <span key={each.browser} className="browser">
            <Mark verdict={each.verdict} /> {each.browser}
          </span>
        ))}
    </p>
  );
}
