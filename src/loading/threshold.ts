/** Scroll thresholds (R9.3): where near the bottom a load starts. */
import { DEFAULT_SCROLL_THRESHOLD } from '../constants.ts';
import { warnInvalidScrollThreshold } from '../warnings.ts';

/** A percentage of the scroll height, or a distance in px left to the bottom. */
export interface Threshold {
  readonly unit: '%' | 'px';
  readonly value: number;
}

/** Vertical measures of a scrolling box, in px. */
export interface ScrollGeometry {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

const TEXT = /^(\d+(?:\.\d+)?|\.\d+)(px|%)$/;

/**
 * Reads a threshold.
 *
 * @param given a non-negative decimal directly followed by `px` or by `%` (at most 100), or a
 *   number from 0 to 1 as a fraction of the scroll height
 * @returns the threshold, or `undefined` if `given` is none
 */
export function parseThreshold(given: unknown): Threshold | undefined {
  if (typeof given === 'number') {
    return given >= 0 && given <= 1 ? { unit: '%', value: given * 100 } : undefined;
  }
  const match = typeof given === 'string' && TEXT.exec(given);
  if (!match) return undefined;
  const [, digits, unit] = match;
  const value = Number(digits);
  if (unit === '%') return value <= 100 ? { unit, value } : undefined;
  return { unit: 'px', value };
}

/** Reads a threshold, if one is given; uses the default instead of an invalid one, and warns (R8.2). */
export function thresholdOrDefault(given: unknown = DEFAULT_SCROLL_THRESHOLD): Threshold {
  const threshold = parseThreshold(given);
  if (threshold) return threshold;
  warnInvalidScrollThreshold(given);
  return parseThreshold(DEFAULT_SCROLL_THRESHOLD) as Threshold;
}

/** Says whether a box scrolled to `geometry` has reached `threshold`. */
export function isThresholdReached(threshold: Threshold, geometry: ScrollGeometry): boolean {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  const left = scrollHeight - clientHeight - scrollTop;
  // On a zoomed screen offsets are fractions, and the bottom itself can be less than 1 px off.
  if (left < 1) return true;
  if (threshold.unit === 'px') return left <= threshold.value;
  return scrollTop + clientHeight >= (scrollHeight * threshold.value) / 100;
}
