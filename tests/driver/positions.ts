/** A place to scroll to: an offset in px, computed from the geometry of the page. */
export type Position = (geometry: { clientHeight: number; scrollHeight: number }) => number;

/** The offset with `percent` of the scroll height above the lower edge of the view. */
const atPercent =
  (percent: number): Position =>
  ({ scrollHeight, clientHeight }) =>
    Math.ceil((scrollHeight * percent) / 100 - clientHeight);

const POSITIONS: readonly [RegExp, (...numbers: [number, number]) => Position][] = [
  [/^the top$/, () => () => 0],
  [
    /^the bottom$/,
    () =>
      ({ scrollHeight, clientHeight }) =>
        scrollHeight - clientHeight,
  ],
  [/^(\d+) percent$/, atPercent],
  [
    /^(\d+) px short of (\d+) percent$/,
    (px, percent) => (geometry) => atPercent(percent)(geometry) - px,
  ],
  [
    /^(\d+) px past (\d+) percent$/,
    (px, percent) => (geometry) => atPercent(percent)(geometry) + px,
  ],
  [
    /^(\d+) px from the bottom$/,
    (px) =>
      ({ scrollHeight, clientHeight }) =>
        scrollHeight - clientHeight - px,
  ],
];

/**
 * The position with a name: "the top", "80 percent", "1 px short of 80 percent" …
 *
 * @throws Error if there is no position with that name
 */
export function position(text: string): Position {
  for (const [form, at] of POSITIONS) {
    const match = form.exec(text);
    if (match) return at(Number(match[1]), Number(match[2]));
  }
  throw new Error(`No position: ${text}`);
}
