import type { Verdict } from '../specification.ts';

/** Each verdict as a glyph. */
export const GLYPHS: Record<Verdict, string> = { passed: '✓', failed: '✗', 'not run': '–' };
