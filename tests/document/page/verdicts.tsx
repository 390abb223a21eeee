import type { PointVerdict, Verdict } from '../../results/verdict.ts';

type AnyVerdict = Verdict | PointVerdict;

export const GLYPHS: Record<AnyVerdict, string> = {
  ...{ passed: '✓', failed: '✗', 'not run': '–' },
  ...{ holds: '✓', broken: '✗', 'not judged': '–' },
};

const CLASSES: Record<string, string> = { '✓': 'passed', '✗': 'failed', '–': 'not-run' };

/** The class of a verdict, whose colours are in `styles/layout.css`. */
export const classOf = (verdict: AnyVerdict) => CLASSES[GLYPHS[verdict]];

/** A verdict as a glyph, with its words as the accessible name. */
export function Mark({ verdict }: { verdict: AnyVerdict }) {
  return (
    <span className={`mark ${classOf(verdict)}`} role="img" aria-label={verdict}>
      {GLYPHS[verdict]}
    </span>
  );
}
