import type { Verdict } from '../../results/verdict.ts';

/** How a verdict looks; its colours are in `styles/verdicts.css`. */
const LOOKS: Record<Verdict, { readonly glyph: string; readonly className: string }> = {
  passed: { glyph: '✓', className: 'passed' },
  failed: { glyph: '✗', className: 'failed' },
  'not run': { glyph: '–', className: 'not-run' },
};

export const glyphOf = (verdict: Verdict) => LOOKS[verdict].glyph;

export const classOf = (verdict: Verdict) => LOOKS[verdict].className;

/** A duration in ms as text. */
export const durationText = (ms: number) =>
  ms < 100 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
