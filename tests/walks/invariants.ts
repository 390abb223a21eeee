/** What page and model agree on after every command. */
import { isDeepStrictEqual } from 'node:util';
import { compareRows } from '../driver/order.ts';
import { COLUMNS, type Row } from '../driver/table.ts';
import { firstInView, gapsBetween } from '../driver/view.ts';
import { type Evidence, invariant } from './evidence.ts';
import type { Model } from './model.ts';
import type { Shown, WalkedPage } from './page.ts';

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
const ariaSort = invariant(
  '@R2.4 Only the first column of the sort tells its direction as aria-sort',
);
const filled = invariant('@B2 Rows fill the view');
const atTop = invariant('@B2 @B3 At the top the first row is right below the headers');
const requests = invariant('@R7.1 The page asks the network for nothing');
const messages = invariant('@R8.1 The console is silent, and there is no error');
const rowsStay = invariant('@B3 A load moves no row that the reader sees');
const nothingMoves = invariant('@B3 @B11 Where nothing is loaded, time moves nothing');
const offsetStays = invariant('@B3 A sort click leaves the scroll offset alone');
const focusStays = invariant('@B4 The focus is on the header that sorts');
const controls = invariant('@R4.9 @R5.1 @R6.1 The only controls are the column headers');
const stored = invariant('@R6.1 Nothing is stored in the browser');
const address = invariant('@R2.1 The address is the one that was opened');

/** Page and model disagree on an invariant. */
export class Disagreement extends Error {
  constructor(
    readonly title: string,
    readonly expected: unknown,
    readonly shown: unknown,
  ) {
    super(`${title}: expected ${JSON.stringify(expected)}, shown ${JSON.stringify(shown)}`);
  }
}

function hold(what: Evidence, expected: unknown, shown: unknown): void {
  what.count += 1;
  if (!isDeepStrictEqual(expected, shown)) throw new Disagreement(what.title, expected, shown);
}

const textOf = (row: Row | undefined) => row && COLUMNS.map((column) => row[column]).join(' | ');

/** The rows in the document, against those of the model; the first that differs is told. */
function holdRows({ rows, sort }: Model, { shown, generated: contacts }: WalkedPage): void {
  const order = contacts.sorted(sort, rows);
  const at = shown.rows.findIndex(({ place, text }, nth) => {
    const { place: first } = shown.rows[0] as { place: number };
    return place !== first + nth || text !== textOf(order[place]);
  });
  const place = (shown.rows[0]?.place ?? 0) + at;
  const expected = at < 0 ? [] : [place, textOf(order[place])];
  const found = at < 0 ? [] : [shown.rows[at]?.place, shown.rows[at]?.text];
  const kinds = [generated, sorted];
  hold(kinds[sort.length] ?? sortedBySeveral, expected, found);
  const hasTies = shown.rows.some(({ place }) => {
    const [before, row] = [order[place - 1], order[place]];
    return sort.length > 0 && before && row && compareRows(sort, before, row) === 0;
  });
  if (hasTies) hold(ties, expected, found);
}

/** Holds page and model against each other; throws a `Disagreement`. */
export function agree(model: Model, page: WalkedPage): void {
  const { shown, contacts } = page;
  hold(messages, [], contacts.quiet.messages);
  hold(requests, [], contacts.quiet.requests);
  hold(line, model.loading, shown.line);
  hold(loader, model.loading, shown.loader);
  hold(count, model.rows, shown.count);
  const names = shown.heads.map(({ text }) => COLUMNS.find((each) => text.startsWith(each)));
  hold(columns, COLUMNS, names);
  const { sort } = model;
  const marks = { ascending: '▲', descending: '▼' };
  const marked = sort.map(({ column, direction }) => [column, marks[direction]]);
  hold(markers, Object.fromEntries(marked), page.markers());
  const first = sort.slice(0, 1).map(({ column, direction }) => [column, direction]);
  hold(ariaSort, Object.fromEntries(first), page.ariaSort());
  holdRows(model, page);
  hold(filled, [], gapsBetween(shown.rows, shown.bottom, shown.count));
  if (shown.geometry.scrollTop > 0) return;
  const [row] = shown.rows;
  // Where a browser rounds, -0 is 0.
  hold(atTop, [0, 0], [row?.place, Math.round(row?.top ?? Number.NaN) + 0]);
}

/**
 * A load has taken place, and the reader has not scrolled since `before`. A list too short to be
 * scrolled has no room above its rows, and loads on until it has (B1).
 */
export function holdRowsInView(before: Shown, after: Shown): void {
  if (before.geometry.scrollHeight <= before.geometry.clientHeight) return;
  const was = firstInView(before.rows);
  const is = after.rows.find(({ text }) => text === was?.text);
  const [from = Number.NaN, to] = [was && was.top + before.headers, is && is.top + after.headers];
  const isNear = to !== undefined && Math.abs(to - from) < 1;
  hold(rowsStay, [was?.text, from], [is?.text, isNear ? from : to]);
}

/** Time has passed without a load. */
export function holdOffset(before: Shown, after: Shown): void {
  hold(nothingMoves, before.geometry, after.geometry);
}

/** The sort has changed. A list that has become lower may end above the offset. */
export function holdOffsetThroughSort(before: Shown, after: Shown): void {
  const { scrollHeight, clientHeight, scrollTop } = after.geometry;
  const last = scrollHeight - clientHeight;
  hold(offsetStays, Math.min(before.geometry.scrollTop, last), scrollTop);
}

/** A header was pressed by its key. */
export function holdFocus(column: string, { focus }: Shown): void {
  hold(focusStays, column, focus.slice(0, column.length));
}

/** The walk is over. */
export async function holdAtEnd({ contacts }: WalkedPage): Promise<void> {
  hold(controls, [], await contacts.surroundings.controls());
  hold(stored, [], await contacts.surroundings.stored());
  hold(address, contacts.opened, contacts.page.url());
}
