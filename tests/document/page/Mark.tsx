import type { Verdict } from '../../results/verdict.ts';
import { GLYPHS } from './glyphs.ts';

interface MarkProps {
  verdict: Verdict;
  /** The browser in which it was reached, where there are several. */
  browser?: string;
}

/** A verdict as a glyph, with its words as the accessible name. */
export function Mark({ verdict, browser }: MarkProps) {
  return (
    <span
      className={`mark ${verdict.replace(' ', '-')}`}
      role="img"
      aria-label={browser ? `${verdict} in ${browser}` : verdict}
      title={browser}
    >
      {GLYPHS[verdict]}
    </span>
  );
}
