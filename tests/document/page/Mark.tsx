import type { Verdict } from '../../results/verdict.ts';
import { classOf, glyphOf } from './verdicts.ts';

interface MarkProps {
  verdict: Verdict;
  /** The browser of the verdict, if there are several. */
  browser?: string;
}

/** A verdict as a glyph, with its words as the accessible name. */
export function Mark({ verdict, browser }: MarkProps) {
  return (
    <span
      className={`mark ${classOf(verdict)}`}
      role="img"
      aria-label={browser ? `${verdict} in ${browser}` : verdict}
      title={browser}
    >
      {glyphOf(verdict)}
    </span>
  );
}
