/** The invariants: what must be the same in page and model, also as sentences of the features. */
import { isDeepStrictEqual } from 'node:util';
import type { Observation } from '../driver/observer.ts';
import { compareRows, type Sort } from '../driver/order.ts';
import { COLUMNS, type Column, columnOf, type Row } from '../driver/table.ts';
import { firstInView, gapsBetween } from '../driver/view.ts';
import { type Covered, invariant } from './coverage.ts';
import type { ModelRun } from './model-run.ts';

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

/** A difference between the page and the model. */
export class Mismatch extends Error {
  constructor(
    readonly title: string,
    readonly expected: unknown,
    readonly found: unknown,
    /** What was expected, as a sentence of the features. */
    readonly sentence?: string,
  ) {
    super(`${title}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
}

/**
 * Expects values to be deeply equal.
 *
 * @param what an invariant, or the title of an expectation of one adverse condition
 * @throws Mismatch if they differ
 */
export function check(
  what: Covered | string,
  expected: unknown,
  found: unknown,
  sentence?: string,
): void {
  if (typeof what !== 'string') what.count += 1;
  const title = typeof what === 'string' ? what : what.title;
  if (!isDeepStrictEqual(expected, found)) throw new Mismatch(title, expected, found, sentence);
}

export const COLUMNS_ARE = `the columns are:\n  | ${COLUMNS.join(' | ')} |`;
export const CONTROLS = 'the only controls are the column headers';

/** A sentence with a table of values by column below it. */
export function withTable(sentence: string, values: Partial<Record<Column, string>>): string {
  const cells = [COLUMNS, COLUMNS.map((column) => values[column] ?? '')];
  return [sentence, ...cells.map((each) => `  | ${each.join(' | ')} |`)].join('\n');
}

/** The end of a sentence about a text. */
export const isShown = (shown: boolean) => (shown ? 'is shown' : 'is not shown');

const GLYPHS = { ascending: '▲', descending: '▼' };

/** The marker of each column of a sort. */
export const markersOf = (sort: Sort): Partial<Record<Column, string>> =>
  Object.fromEntries(sort.map(({ column, direction }) => [column, GLYPHS[direction]]));

/** The order of the rows, as a sentence. */
export function orderOf(sort: Sort): string {
  if (sort.length === 0) return 'the rows are in the order of generation';
  const by = sort.map(({ column, direction }) => `${column} ${direction}`);
  return `the rows are sorted by ${by.join(', then ')}`;
}

/** The text of a row, as an observation has it. */
export const textOf = (row: Row | undefined) =>
  row && COLUMNS.map((column) => row[column]).join(' | ');

/** Compares the rendered rows with the model's, and reports the first difference. */
function checkRows({ model: { rowCount, sort }, latest, generated: contacts }: ModelRun): void {
  const order = contacts.sorted(sort, rowCount);
  const from = latest.renderedRows[0]?.place ?? 0;
  const expected = latest.renderedRows.map((_, nth) => [from + nth, textOf(order[from + nth])]);
  const found = latest.renderedRows.map(({ place, text }) => [place, text]);
  const at = expected.findIndex((each, nth) => !isDeepStrictEqual(each, found[nth]));
  const what = [generated, sorted][sort.length] ?? sortedBySeveral;
  check(what, expected[at], found[at], orderOf(sort));
  const hasTies = latest.renderedRows.some(({ place }) => {
    const [before, row] = [order[place - 1], order[place]];
    return sort.length > 0 && before && row && compareRows(sort, before, row) === 0;
  });
  if (hasTies) check(ties, expected[at], found[at], orderOf(sort));
}

function checkHeaders({ model: { sort }, observer }: ModelRun): void {
  const names = observer.latest.heads.map(({ text }) => columnOf(text));
  check(columns, COLUMNS, names, COLUMNS_ARE);
  const marks = markersOf(sort);
  check(markers, marks, observer.markers(), withTable('the markers are:', marks));
  const first = sort.slice(0, 1).map(({ column, direction }) => [column, direction]);
  const aria = Object.fromEntries(first);
  check(ariaSort, aria, observer.ariaSort(), withTable('aria-sort is:', aria));
}

/** The first row is right below the headers. */
function checkTop({ renderedRows: [row] }: Observation): void {
  // Rounding can give -0.
  const found = [row?.place, Math.round(row?.top ?? Number.NaN) + 0];
  check(atTop, [0, 0], found, 'the first row is right below the headers');
}

/**
 * Compares the page with the model.
 *
 * @throws Mismatch if they differ
 */
export function checkAgainstModel(run: ModelRun): void {
  const { latest, contacts, model } = run;
  const { log } = contacts.window;
  check(messages, [], log.messages, 'the console is silent');
  check(requests, [], log.requests, 'the page has asked for nothing since it opened');
  check(line, model.loading, latest.line, `"Loading..." ${isShown(model.loading)}`);
  check(loader, model.loading, latest.loader, `"Is loading..." ${isShown(model.loading)}`);
  check(count, model.rowCount, latest.rowCount, `the table has ${model.rowCount} rows`);
  checkHeaders(run);
  checkRows(run);
  check(
    filled,
    [],
    gapsBetween(latest.renderedRows, latest.bottom, latest.rowCount),
    'rows fill the view',
  );
  if (latest.geometry.scrollTop === 0) checkTop(latest);
}

/** Checks a page that was just opened, or loaded again. */
export function checkOpened({ latest }: ModelRun): void {
  check(atTop, 0, latest.geometry.scrollTop, 'the first row is right below the headers');
}

/**
 * Checks a load during which the reader did not scroll. A list too short to scroll cannot hold its
 * rows in place, and loads until it can (B1).
 */
export function checkRowsStay(before: Observation, after: Observation): void {
  if (before.geometry.scrollHeight <= before.geometry.clientHeight) return;
  const was = firstInView(before.renderedRows);
  const is = after.renderedRows.find(({ text }) => text === was?.text);
  const [from = Number.NaN, to] = [was && was.top + before.headEnd, is && is.top + after.headEnd];
  const found = to !== undefined && Math.abs(to - from) < 1 ? from : to;
  const sentence = 'the first row in view has not moved';
  check(rowsStay, [was?.text, from], [is?.text, found], sentence);
}

/** Checks a time span without a load. */
export function checkNothingMoves(before: Observation, after: Observation): void {
  check(nothingMoves, before.geometry, after.geometry, 'the view is as before');
}

/** Checks a change of the sort. If the list became shorter, the offset may have been clamped. */
export function checkOffsetStays(before: Observation, after: Observation): void {
  const { scrollHeight, clientHeight, scrollTop } = after.geometry;
  const expected = Math.min(before.geometry.scrollTop, scrollHeight - clientHeight);
  check(offsetStays, expected, scrollTop, 'the scroll offset is as before');
}

/** Checks that the header that was just sorted by keyboard has the focus. */
export function checkFocus(column: Column, { focus }: Observation): void {
  check(focusStays, column, focus.slice(0, column.length), `the focus is on ${column}`);
}

/** Checks what must hold at the end of a walk. */
export async function checkAtEnd({ contacts }: ModelRun): Promise<void> {
  const { opened, window } = contacts;
  check(controls, [], await window.inPage('controls'), CONTROLS);
  check(stored, [], await window.stored(), 'nothing is stored in the browser');
  check(address, opened, window.address(), 'the address is the one that was opened');
}
