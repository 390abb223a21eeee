import type { Verdict } from '../specification.ts';

const GLYPHS: Record<Verdict, string> = { passed: '✓', failed: '✗', 'not run': '–' };

/** A verdict as a glyph, with its word as the accessible name. */
export function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`mark ${verdict.replace(' ', '-')}`} role="img" aria-label={verdict}>
      {GLYPHS[verdict]}
    </span>
  );
}
