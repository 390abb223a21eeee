/** What a model expects of its page: sentences of the features. */
import { isDeepStrictEqual } from 'node:util';
import type { SentenceToRun } from '../../step-definitions/support/executor.ts';
import { NARROW_PX } from '../driver/judged-window.ts';
import type { Sort } from '../driver/order.ts';
import { pxBeyond } from '../driver/positions.ts';
import { COLUMNS, type Column, columnOf, markerIn } from '../driver/table.ts';
import type { Model } from './model.ts';
import type { Look } from './walked-page.ts';

/** Whether a page may have another form now, without headers: then its headers and rows are not compared. */
export const isNarrow = ({ isOwn }: Model, { width, headTexts }: Look) =>
  !isOwn && width < NARROW_PX && headTexts.filter(columnOf).length < COLUMNS.length;

/** What a reader has done or what has happened to the page. */
export interface Done {
  /** Decides which point a difference breaks. */
  readonly cause: 'opening' | 'click' | 'shift-click' | 'scroll' | 'time' | 'event';
  /** Whether the page must scroll. */
  readonly moves?: boolean;
  /** The header that must have the focus then. */
  readonly focus?: Column;
}

/** A page as its model expects it after a step, and as it was before the step, and is now. */
export interface Expected {
  readonly model: Model;
  readonly done: Done;
  readonly before?: Look | undefined;
  readonly latest: Look;
}

/** The id of the point that the page breaks if a sentence fails, and the sentence. */
type Expectation = readonly [id: string, sentence: SentenceToRun];

const expectation = (id: string, text: string): Expectation => [id, { text }];

/** An expectation with a table of values by column. */
const withValues = (
  id: string,
  text: string,
  values: Partial<Record<Column, string>>,
): Expectation => [id, { text, table: [COLUMNS, COLUMNS.map((each) => values[each] ?? '')] }];

export const VALUES_CAN_BE_SEEN = {
  text: 'each value in view can be seen, in its row and under its header',
};

export const COLUMNS_ARE = { text: 'the columns are:', table: [COLUMNS] };

const GLYPHS = { ascending: '▲', descending: '▼' };

/** The markers of a sort, by column. */
const markersOf = (sort: Sort) =>
  Object.fromEntries(sort.map(({ column, direction }) => [column, GLYPHS[direction]]));

/** Whether headers show the markers of a sort, and no others. */
export function isMarked(headTexts: readonly string[], sort: Sort): boolean {
  const marked = headTexts.map((text) => [columnOf(text), markerIn(text)] as const);
  const shown = Object.fromEntries(marked.filter(([, marker]) => marker));
  return isDeepStrictEqual(shown, markersOf(sort));
}

/** The sentences that hold, the most fundamental first. */
export function* expectationsOf(expected: Expected): Iterable<Expectation> {
  const { model, done, before, latest } = expected;
  const isWide = !isNarrow(model, latest);
  yield expectation('R8.1', 'the console is silent');
  yield expectation('R7.1', 'the page has asked for nothing since it opened');
  yield expectation('R6.1', 'nothing is stored in the browser');
  yield expectation('R2.1', 'the address, the title and the history are those of the opened page');
  yield expectation('R2.1', 'the page has opened no other window');
  // What has the focus may have a use for keys, and a page may scroll back where it was.
  if (done.moves && !before?.hasFocus && latest.scrolls.length === 0)
    yield expectation('R4.2', 'the page has scrolled');
  if (isWide) yield* ofHeaders(expected);
  yield* ofLoads(expected);
  if (isWide) yield* ofRows(expected);
  if (isWide) yield* ofSurroundings(done);
  if (model.isOwn) yield* ofOwnPage(expected);
}

function* ofHeaders({ model, done, before }: Expected): Iterable<Expectation> {
  const { sort } = model.state;
  // Beside a marker there may be the place of a column in the sort.
  if (sort.length === 0) yield ['R2.2', COLUMNS_ARE];
  const wasSeveral = Number(before?.headTexts.filter(markerIn).length) > 1;
  const { cause } = done;
  const id = cause === 'shift-click' ? 'R4.8' : cause === 'click' && wasSeveral ? 'R2.5' : 'R4.7';
  yield withValues(id, 'the markers are:', markersOf(sort));
}

function* ofLoads({ model, done, before, latest }: Expected): Iterable<Expectation> {
  const { loading, rowCount } = model.state;
  const { cause } = done;
  const id = countId(rowCount, latest.rowCount, cause === 'opening' ? undefined : before);
  yield expectation(id, `the table has ${rowCount} rows`);
  const set = rowCount > 40 ? 'R4.5' : 'R4.2';
  const begun = cause !== 'scroll' ? 'R4.2' : pxBeyond(latest.geometry) < 0 ? 'R9.3' : 'R9.4';
  const clear = before?.line ? 'R4.4' : begun;
  const is = loading ? 'is shown' : 'is not shown';
  yield expectation(loading ? set : clear, `"Loading..." ${is}`);
  yield expectation('R2.6', `"Is loading..." ${is}`);
}

/** The point that a wrong number of rows breaks. */
function countId(expected: number, found: number, before?: Look): string {
  const more = found - expected;
  if (before && found < before.rowCount) return 'R4.3';
  if (more === -20 && !before?.line) return expected > 60 ? 'R4.5' : 'R4.2';
  if (expected === 40) return more > 0 ? 'R4.2' : 'R9.1';
  return more === -20 ? 'R4.3' : more % 20 === 0 ? 'R4.2' : 'R9.2';
}

function* ofRows({ model, before, latest }: Expected): Iterable<Expectation> {
  const { sort } = model.state;
  yield expectation('R2.2', 'no cell is empty');
  yield expectation('R3.2', 'no two rows share a UUID');
  const isLonger = before && latest.rowCount > before.rowCount;
  const id = sort.length > 1 ? 'R4.6' : isLonger && sort.length === 0 ? 'R4.3' : 'R4.7';
  yield expectation(id, orderOf(sort));
}

/** The order of the rows, as a sentence. */
export function orderOf(sort: Sort): string {
  if (sort.length === 0) return 'the rows are in the order of generation';
  const by = sort.map(({ column, direction }) => `${column} ${direction}`);
  return `the rows are sorted by ${by.join(', then ')}`;
}

function* ofSurroundings({ cause }: Done): Iterable<Expectation> {
  yield expectation('R2.8', 'no text speaks of an end of the list');
  yield expectation('R6.1', 'no text speaks of a sign-in');
  yield expectation('R8.1', 'no text speaks of an error');
  const control = cause === 'click' || cause === 'shift-click' ? 'R4.9' : 'R5.1';
  yield expectation(control, 'the only controls are the column headers');
  const id = cause === 'scroll' || cause === 'time' ? 'R2.8' : 'R8.1';
  yield expectation(id, 'the text around the rows is as before');
}

/** What only this project's page promises. */
function* ofOwnPage({ model, done, before, latest }: Expected): Iterable<Expectation> {
  const { cause, focus } = done;
  const first = model.state.sort.slice(0, 1);
  const sorted = Object.fromEntries(first.map(({ column, direction }) => [column, direction]));
  yield withValues('R2.4', 'aria-sort is:', sorted);
  yield expectation('B2', 'rows fill the view');
  if (cause === 'opening' || latest.geometry.scrollTop === 0)
    yield expectation('B3', 'the first row is right below the headers');
  if (focus) yield expectation('B4', `the focus is on ${focus}`);
  if (!before) return;
  const { scrollTop, scrollHeight, clientHeight } = latest.geometry;
  const isClick = cause === 'click' || cause === 'shift-click';
  // If the list became shorter, the browser has scrolled.
  if (isClick && scrollTop < scrollHeight - clientHeight)
    yield expectation('B3', 'the scroll offset is as before');
  if (cause !== 'time') return;
  if (latest.rowCount === before.rowCount) yield expectation('B3', 'the view is as before');
  // A list too short to scroll cannot hold its rows in place, and loads until it can (B1).
  else if (before.geometry.scrollHeight > before.geometry.clientHeight)
    yield expectation('B3', 'the first row in view has not moved');
}
