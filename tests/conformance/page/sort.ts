/** The sort state, its transitions (R4.6 to R4.8) and the resulting order (R9.5). */
import type { Contact } from './contact.ts';

export type Direction = 'ascending' | 'descending';
export type Field = keyof Contact;
/** Fields in order of precedence. */
export type FieldSort = readonly { readonly field: Field; readonly direction: Direction }[];
/** The next direction of a clicked column; `undefined` is unsorted. */
export type Turn = (direction: Direction | undefined) => Direction | undefined;
/** The sort after a click on a column. */
export type Click = (sort: FieldSort, field: Field, turn: Turn) => FieldSort;

export const directionOf = (sort: FieldSort, field: Field) =>
  sort.find((each) => each.field === field)?.direction;

/** Ascending, descending, removed. */
export const cycle: Turn = (direction) =>
  direction === undefined ? 'ascending' : direction === 'ascending' ? 'descending' : undefined;

/** A plain click turns its column and drops the others. */
export const alone: Click = (sort, field, turn) => {
  const direction = turn(directionOf(sort, field));
  return direction ? [{ field, direction }] : [];
};

/** A shift-click turns its column in place, appends it, or removes it. */
export const added: Click = (sort, field, turn) => {
  const direction = turn(directionOf(sort, field));
  if (!direction) return sort.filter((each) => each.field !== field);
  const turned = { field, direction };
  return directionOf(sort, field)
    ? sort.map((each) => (each.field === field ? turned : each))
    : [...sort, turned];
};

/** Negative if `a` comes before `b`, zero if they tie, positive if `a` comes after `b`. */
type Comparator = (a: string, b: string) => number;

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

/** The rows sorted by `sort`; those that tie keep their order. */
export const orderedBy =
  (compare: Comparator) =>
  (rows: readonly Contact[], sort: FieldSort): readonly Contact[] =>
    rows.toSorted((a, b) => {
      for (const { field, direction } of sort) {
        const order = compare(a[field], b[field]);
        if (order !== 0) return direction === 'ascending' ? order : -order;
      }
      return 0;
    });
