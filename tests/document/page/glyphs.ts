import type { Verdict } from '../../results/verdict.ts';

/** Each verdict as a glyph. */
export const GLYPHS: Record<Verdict, string> = { passed: '✓', failed: '✗', 'not run': '–' };
