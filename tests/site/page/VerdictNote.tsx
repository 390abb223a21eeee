import type { Result } from '../specification.ts';
import { Mark } from './Mark.tsx';

/** A duration in ms, in seconds to read. */
export const seconds = (ms: number) => `${(ms / 1_000).toFixed(ms < 10 ? 3 : 1)} s`;

/** An example's verdict and its time. */
export function VerdictNote({ result: { verdict, duration } }: { result: Result }) {
  return (
    <p className={`note ${verdict.replace(' ', '-')}`}>
      <Mark verdict={verdict} /> <span aria-hidden="true">{verdict}</span>
      {duration !== undefined && <span className="time"> in {seconds(duration)}</span>}
    </p>
  );
}
