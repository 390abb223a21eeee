/** The alphanumeric order (R9.5). */

/** Negative if `a` comes before `b`, zero if they tie, positive if `a` comes after `b`. */
export type Comparator = (a: string, b: string) => number;

const basic = <Value>(a: Value, b: Value) => (a < b ? -1 : Number(a > b));

/** Compares run by run: digits by value, anything else by code units. */
export const byRuns: Comparator = (a, b) => {
  const left = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [one, other] = [left[at] as string, right[at] as string];
    const [isNumber, isOtherNumber] = [/\d/.test(one), /\d/.test(other)];
    if (isNumber !== isOtherNumber) return isNumber ? 1 : -1;
    const order = isNumber ? basic(Number(one), Number(other)) : basic(one, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
};

export const alphanumeric: Comparator = (a, b) => byRuns(a.toLowerCase(), b.toLowerCase());
