/** The warnings for developers (section 8), in the console; readers see no error messages (R8.1). */

const warnings = new Set<string>();

function warnOnce(message: string): void {
  if (warnings.has(message)) return;
  warnings.add(message);
  console.warn(message);
}

/** Warns that `input` is not a scroll threshold, once for each value (R8.2). */
export function warnInvalidScrollThreshold(input: unknown): void {
  const value = typeof input === 'string' ? JSON.stringify(input) : String(input);
  warnOnce(
    `Invalid scroll threshold ${value}: give pixels ("200px"), a percentage up to 100 ("80%") or a number from 0 to 1 (0.8). 80% is used instead.`,
  );
}

/** Warns once that the scroller has no data length (R8.3). */
export function warnMissingDataLength(): void {
  warnOnce('InfiniteScroll needs the property "dataLength": the number of rows that it holds.');
}
