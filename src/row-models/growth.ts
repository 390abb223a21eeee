/**
 * Says whether a list has only grown at its end, or not changed at all: whether `next` begins with
 * the elements of `previous`, all of them, the very same.
 */
export function hasGrownFrom(previous: readonly object[], next: readonly object[]): boolean {
  for (let place = 0; place < previous.length; place += 1) {
    if (previous[place] !== next[place]) return false;
  }
  return true;
}
