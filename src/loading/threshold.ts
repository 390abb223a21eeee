/** Scroll thresholds (R9.3): where near the bottom a load starts. */
import { DEFAULT_SCROLL_THRESHOLD } from '../constants.ts';
import { distanceToBottom, type ScrollGeometry } from '../scrolling/pageScroll.ts';
import { warnInvalidScrollThreshold } from '../warnings.ts';

/** A percentage of the scroll height, or a distance in px left to the bottom. */
export interface Threshold {
  readonly unit: '%' | 'px';
  readonly value: number;
}

const TEXT = /^(\d+(?:\.\d+)?|\.\d+)(px|%)$/;

/**
 * Reads a threshold.
 *
 * @param input a non-negative decimal directly followed by `px` or by `%` (at most 100), or a
 *   number from 0 to 1 as a fraction of the scroll height
 * @returns the threshold, or `undefined` if `input` is not one
 */
export function parseThreshold(input: unknown): Threshold | undefined {
  if (typeof input === 'number') {
    return input >= 0 && input <= 1 ? { unit: '%', value: input * 100 } : undefined;
  }
  const match = typeof input === 'string' && TEXT.exec(input);
  if (!match) return undefined;
  const [, digits, unit] = match;
  const value = Number(digits);
  if (unit === '%') return value <= 100 ? { unit, value } : undefined;
  return { unit: 'px', value };
}

/** Reads a threshold; warns about an invalid one (R8.2) and uses the default instead. */
export function thresholdOrDefault(input: unknown = DEFAULT_SCROLL_THRESHOLD): Threshold {
  const threshold = parseThreshold(input);
  if (threshold) return threshold;
  warnInvalidScrollThreshold(input);
  return parseThreshold(DEFAULT_SCROLL_THRESHOLD) as Threshold;
}

/** Whether a box with this geometry is scrolled to its threshold. */
export function isThresholdReached(threshold: Threshold, geometry: ScrollGeometry): boolean {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  const distance = distanceToBottom(geometry);
  // On a zoomed screen offsets are fractions, and the bottom itself can be less than 1 px off.
  if (distance < 1) return true;
  if (threshold.unit === 'px') return distance <= threshold.value;
  return scrollTop + clientHeight >= (scrollHeight * threshold.value) / 100;
}
