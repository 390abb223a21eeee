import type { Position } from './contacts-page.ts';

/** Offset at which `percent` of the scroll height has come into view. */
const atPercent =
  (percent: number): Position =>
  ({ scrollHeight, clientHeight }) =>
    Math.ceil((scrollHeight * percent) / 100 - clientHeight);

const POSITIONS: readonly [RegExp, (number: number) => Position][] = [
  [/^the top$/, () => () => 0],
  [
    /^the bottom$/,
    () =>
      ({ scrollHeight, clientHeight }) =>
        scrollHeight - clientHeight,
  ],
  [/^(\d+) percent$/, atPercent],
  [/^1 px short of (\d+) percent$/, (percent) => (geometry) => atPercent(percent)(geometry) - 1],
  [
    /^(\d+) px from the bottom$/,
    (px) =>
      ({ scrollHeight, clientHeight }) =>
        scrollHeight - clientHeight - px,
  ],
];

/**
 * The place that a sentence speaks of: "the top", "80 percent", "1 px short of 80 percent" …
 *
 * @throws Error if the text names none
 */
export function position(text: string): Position {
  for (const [form, at] of POSITIONS) {
    const match = form.exec(text);
    if (match) return at(Number(match[1]));
  }
  throw new Error(`No position: ${text}`);
}
