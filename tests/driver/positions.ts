/** A place to scroll to: an offset in px, computed from the geometry of the page. */
export type Position = (geometry: { clientHeight: number; scrollHeight: number }) => number;

/** The offset with `percent` of the scroll height above the lower edge of the view. */
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
 * The position with a name: "the top", "80 percent", "1 px short of 80 percent" …
 *
 * @throws Error if there is no position with that name
 */
export function position(text: string): Position {
  for (const [form, at] of POSITIONS) {
    const match = form.exec(text);
    if (match) return at(Number(match[1]));
  }
  throw new Error(`No position: ${text}`);
}
