import type { PointVerdict, Verdict } from '../../results/verdict.ts';

type AnyVerdict = Verdict | PointVerdict;

export const GLYPHS: Record<AnyVerdict, string> = {
  ...{ passed: '✓', failed: '✗', 'not run': '–' },
  ...{ holds: '✓', broken: '✗', 'not judged': '–' },
};

const CLASSES: Record<string, string> = { '✓': 'passed', '✗': 'failed', '–': 'not-run' };

/** The class of a verdict, whose colours are in `styles/layout.css`. */
export const classOf = (verdict: AnyVerdict) => CLASSES[GLYPHS[verdict]];

interface MarkProps {
  verdict: AnyVerdict;
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
      {GLYPHS[verdict]}
    </span>
  );
}
