/** Whether a list begins with all elements of another: it has only grown at its end, or not at all. */
export function isPrefix(previous: readonly object[], next: readonly object[]): boolean {
  return previous.every((element, place) => element === next[place]);
}
