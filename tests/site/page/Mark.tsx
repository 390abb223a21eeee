import type { Verdict } from '../specification.ts';

const GLYPHS: Record<Verdict, string> = { passed: '✓', failed: '✗', 'not run': '–' };

/** A verdict at a glance; its word is there for those who do not see the glyph. */
export function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`mark ${verdict.replace(' ', '-')}`} role="img" aria-label={verdict}>
      {GLYPHS[verdict]}
    </span>
  );
}
