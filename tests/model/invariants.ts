/** What page and model must agree on after every command. */
import { isDeepStrictEqual } from 'node:util';
import { compareRows } from '../driver/order.ts';
import { COLUMNS, type Row } from '../driver/table.ts';
import { firstInView, gapsBetween } from '../driver/view.ts';
import { type Evidence, invariant } from './coverage.ts';
import type { Model } from './model.ts';
import type { Shown, WalkedPage } from './model-run.ts';

const count = invariant('@R9.1 @R9.2 @R4.2 @R4.3 @B1 @B11 The number of rows');
const line = invariant("@R2.7 @R4.1 @R4.4 'Loading...' is shown while the flag is set");
const loader = invariant("@R2.6 'Is loading...' is shown while the flag is set");
const generated = invariant('@R2.2 @R4.7 @B8 Unsorted, the rows are in the order of generation');
const sorted = invariant('@R2.3 @R4.7 @R9.5 The rows are sorted by the column');
const sortedBySeveral = invariant(
  '@R2.5 @R4.6 @R4.8 The rows are sorted by all columns of the sort',
);
const ties = invariant('@R9.5 Equal values keep the order of generation');
const columns = invariant('@R2.2 The columns');
const markers = invariant('@R2.4 @R4.6 The markers');
const ariaSort = invariant('@R2.4 Only the first column of the sort has aria-sort');
const filled = invariant('@B2 Rows fill the view');
const atTop = invariant('@B2 @B3 At the top the first row is right below the headers');
const requests = invariant('@R7.1 The page makes no network requests');
const messages = invariant('@R8.1 There are no console messages and no errors');
const rowsStay = invariant('@B3 A load moves no row in view');
const nothingMoves = invariant('@B3 @B11 Without a load, nothing moves as time passes');
const offsetStays = invariant('@B3 A sort click does not change the scroll offset');
const focusStays = invariant('@B4 The focus is on the header that sorts');
const controls = invariant('@R4.9 @R5.1 @R6.1 The only controls are the column headers');
const stored = invariant('@R6.1 Nothing is stored in the browser');
const address = invariant('@R2.1 The address is the one that was opened');

/** The page differs from what was expected. */
export class Mismatch extends Error {
  constructor(
    readonly title: string,
    readonly expected: unknown,
    readonly shown: unknown,
  ) {
    super(`${title}: expected ${JSON.stringify(expected)}, shown ${JSON.stringify(shown)}`);
  }
}

function check(what: Evidence, expected: unknown, shown: unknown): void {
  what.count += 1;
  if (!isDeepStrictEqual(expected, shown)) throw new Mismatch(what.title, expected, shown);
}

const textOf = (row: Row | undefined) => row && COLUMNS.map((column) => row[column]).join(' | ');

/** Compares the rows in the document with the model's, and reports the first difference. */
function checkRows({ rows, sort }: Model, { shown, generated: contacts }: WalkedPage): void {
  const order = contacts.sorted(sort, rows);
  const at = shown.rows.findIndex(({ place, text }, nth) => {
    const { place: first } = shown.rows[0] as { place: number };
    return place !== first + nth || text !== textOf(order[place]);
  });
  const place = (shown.rows[0]?.place ?? 0) + at;
  const expected = at < 0 ? [] : [place, textOf(order[place])];
  const found = at < 0 ? [] : [shown.rows[at]?.place, shown.rows[at]?.text];
  const kinds = [generated, sorted];
  check(kinds[sort.length] ?? sortedBySeveral, expected, found);
  const hasTies = shown.rows.some(({ place }) => {
    const [before, row] = [order[place - 1], order[place]];
    return sort.length > 0 && before && row && compareRows(sort, before, row) === 0;
  });
  if (hasTies) check(ties, expected, found);
}

/**
 * Compares the page with the model.
 *
 * @throws Mismatch if they differ
 */
export function checkAgainstModel(model: Model, page: WalkedPage): void {
  const { shown, contacts } = page;
  check(messages, [], contacts.window.quiet.messages);
  check(requests, [], contacts.window.quiet.requests);
  check(line, model.loading, shown.line);
  check(loader, model.loading, shown.loader);
  check(count, model.rows, shown.count);
  const names = shown.heads.map(({ text }) => COLUMNS.find((each) => text.startsWith(each)));
  check(columns, COLUMNS, names);
  const { sort } = model;
  const marks = { ascending: '▲', descending: '▼' };
  const marked = sort.map(({ column, direction }) => [column, marks[direction]]);
  check(markers, Object.fromEntries(marked), page.markers());
  const first = sort.slice(0, 1).map(({ column, direction }) => [column, direction]);
  check(ariaSort, Object.fromEntries(first), page.ariaSort());
  checkRows(model, page);
  check(filled, [], gapsBetween(shown.rows, shown.bottom, shown.count));
  if (shown.geometry.scrollTop > 0) return;
  const [row] = shown.rows;
  // Rounding can give -0.
  check(atTop, [0, 0], [row?.place, Math.round(row?.top ?? Number.NaN) + 0]);
}

/**
 * Checks a load during which the reader did not scroll. A list too short to scroll cannot hold its
 * rows in place, and loads until it can (B1).
 */
export function checkRowsStay(before: Shown, after: Shown): void {
  if (before.geometry.scrollHeight <= before.geometry.clientHeight) return;
  const was = firstInView(before.rows);
  const is = after.rows.find(({ text }) => text === was?.text);
  const [from = Number.NaN, to] = [was && was.top + before.headers, is && is.top + after.headers];
  const isNear = to !== undefined && Math.abs(to - from) < 1;
  check(rowsStay, [was?.text, from], [is?.text, isNear ? from : to]);
}

/** Checks a time span without a load. */
export function checkNothingMoves(before: Shown, after: Shown): void {
  check(nothingMoves, before.geometry, after.geometry);
}

/** Checks a change of the sort. If the list became shorter, the offset may have been clamped. */
export function checkOffsetStays(before: Shown, after: Shown): void {
  const { scrollHeight, clientHeight, scrollTop } = after.geometry;
  const last = scrollHeight - clientHeight;
  check(offsetStays, Math.min(before.geometry.scrollTop, last), scrollTop);
}

/** Checks that the header that was just sorted by keyboard has the focus. */
export function checkFocus(column: string, { focus }: Shown): void {
  check(focusStays, column, focus.slice(0, column.length));
}

/** Checks what must hold at the end of a walk. */
export async function checkAtEnd({ contacts }: WalkedPage): Promise<void> {
  check(controls, [], await contacts.surroundings.controls());
  check(stored, [], await contacts.surroundings.stored());
  check(address, contacts.opened, contacts.window.address());
}
