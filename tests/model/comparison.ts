/** Compares what a page shows with what its model predicts. */
import { isDeepStrictEqual } from 'node:util';
import type { Observation } from '../driver/in-page/observation.ts';
import { NotJudged } from '../driver/judged-window.ts';
import type { Sort } from '../driver/order.ts';
import type { PageLog } from '../driver/page-log.ts';
import { pxBeyond } from '../driver/positions.ts';
import { COLUMNS, type Column, columnOf, markerIn, unknownMarkerIn } from '../driver/table.ts';
import { firstInView, gapsBetween, ROUNDING } from '../driver/view.ts';
import { check } from './invariants.ts';
import type { Known } from './known.ts';
import type { Model } from './model.ts';

/** Below this width, in px, another page may show its contacts in another form, for phones. */
export const NARROW_PX = 880;
/** The words of a new text by the point that it breaks. */
const WORDS = {
  'R2.8': /\b(no more|end)\b/i,
  'R6.1': /\b(sign|log)[ -]?(in|on)\b/i,
  'R8.1': /\b(offline|error|failed|wrong)\b/i,
};

/** What a reader has done or what has happened to the page. */
export interface Done {
  /** Decides which point a difference breaks. */
  readonly cause: 'opening' | 'click' | 'shift-click' | 'scroll' | 'time' | 'event';
  /** The header that must have the focus then. */
  readonly focus?: Column;
  /** Whether a scroll to the top may still be under way, without a `scrollend` to come. */
  readonly mayLackEnd?: true;
}

type Cause = Done['cause'];

/** A page, and what is known of it. */
export interface Compared {
  readonly model: Model;
  readonly rows: Known;
  /** The page as it was seen when it was opened, before the last step, and last. */
  readonly opened: Observation;
  readonly before?: Observation;
  readonly latest: Observation;
  readonly window: { readonly log: Pick<PageLog, 'messages' | 'requests'> };
}

export const COLUMNS_ARE = `the columns are:\n  | ${COLUMNS.join(' | ')} |`;

type Head = Observation['heads'][number];

/** Values by column, of those that have one. */
type ByColumn = Partial<Record<Column, string>>;

/** A sentence with a table of values below it. */
function withTable(sentence: string, values: ByColumn): string {
  const cells = COLUMNS.map((column) => values[column] ?? '');
  return `${sentence}\n  | ${COLUMNS.join(' | ')} |\n  | ${cells.join(' | ')} |`;
}

const GLYPHS = { ascending: '▲', descending: '▼' };

const markersOf = (sort: Sort): ByColumn =>
  Object.fromEntries(sort.map(({ column, direction }) => [column, GLYPHS[direction]]));

/** The order of the rows, as a sentence. */
function orderOf(sort: Sort): string {
  if (sort.length === 0) return 'the rows are in the order of generation';
  const by = sort.map(({ column, direction }) => `${column} ${direction}`);
  return `the rows are sorted by ${by.join(', then ')}`;
}

function byColumn({ heads }: Observation, read: (head: Head) => string): ByColumn {
  const texts = heads.map((head) => [columnOf(head.text), read(head)]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

const markersIn = (page: Observation) => byColumn(page, ({ text }) => markerIn(text));
const textsOf = ({ heads }: Observation) => heads.map(({ text }) => text);

/**
 * Compares a page with its model, which first takes the states that the page shows.
 *
 * @throws Mismatch if they differ, NotJudged if the page has unknown markers
 */
export function compare(compared: Compared, done: Done): void {
  const { latest, before, model, opened, window } = compared;
  const { cause } = done;
  const isWide = model.isOwn || latest.width >= NARROW_PX;
  const unknown = unknownMarkerIn(textsOf(latest), textsOf(opened));
  if (unknown) throw new NotJudged(`no marker that the suite knows in "${unknown}"`);
  const marked = markersIn(latest);
  if (isWide) model.see(({ sort }) => isDeepStrictEqual(markersOf(sort), marked));
  model.see(({ loading }) => loading === latest.line);
  model.see(({ rowCount }) => rowCount === latest.rowCount);
  check('R8.1', 'The console is silent', [], window.log.messages);
  check('R7.1', 'The page has asked for nothing since it opened', [], window.log.requests);
  check('R6.1', 'Nothing is stored in the browser', [], latest.stored);
  if (isWide) {
    check('R2.2', 'The columns', COLUMNS, textsOf(latest).map(columnOf), COLUMNS_ARE);
    const marks = markersOf(model.state.sort);
    const wasSeveral = before !== undefined && Object.keys(markersIn(before)).length > 1;
    const id = cause === 'shift-click' ? 'R4.8' : cause === 'click' && wasSeveral ? 'R2.5' : 'R4.7';
    check(id, 'The markers', marks, marked, withTable('the markers are:', marks));
  }
  compareLoad(compared, cause);
  if (isWide) compareContent(compared, cause);
  if (!model.isOwn) return;
  compareView(compared, cause);
  compareMoves(compared, done);
}

function compareLoad({ latest, model, before }: Compared, cause: Cause): void {
  const { loading, rowCount } = model.state;
  const rows = `the table has ${rowCount} rows`;
  const id = countId(rowCount, latest.rowCount, cause === 'opening' ? undefined : before);
  check(id, 'The number of rows', rowCount, latest.rowCount, rows);
  const set = rowCount > 40 ? 'R4.5' : 'R4.2';
  const begun = cause !== 'scroll' ? 'R4.2' : pxBeyond(latest.geometry) < 0 ? 'R9.3' : 'R9.4';
  const clear = before?.line ? 'R4.4' : begun;
  const is = loading ? 'is shown' : 'is not shown';
  const line = "'Loading...' is shown while the flag is set";
  check(loading ? set : clear, line, loading, latest.line, `"Loading..." ${is}`);
  const loader = "'Is loading...' is shown while the flag is set";
  check('R2.6', loader, loading, latest.loader, `"Is loading..." ${is}`);
}

function compareContent({ model, latest, opened, rows }: Compared, cause: Cause): void {
  const { sort, rowCount } = model.state;
  const fault = rows.see(sort, rowCount, latest.renderedRows);
  const id = sort.length > 1 && fault?.id === 'R4.7' ? 'R4.6' : (fault?.id ?? 'R4.7');
  check(id, 'The rows and their order', undefined, fault?.found, orderOf(sort));
  const isNew = (words: RegExp) => words.test(latest.text) && !words.test(opened.text);
  const [said] = Object.entries(WORDS).find(([, words]) => isNew(words)) ?? [];
  const control = cause === 'click' || cause === 'shift-click' ? 'R4.9' : 'R5.1';
  // Before any other text, because a control has a text, too.
  if (!said) check(control, 'The only controls are the column headers', [], latest.controls);
  const message = said ?? (cause === 'scroll' || cause === 'time' ? 'R2.8' : 'R8.1');
  check(message, 'The text around the rows is as before', opened.text, latest.text);
}

/** The point that a wrong number of rows breaks. */
function countId(expected: number, found: number, before?: Observation): string {
  const more = found - expected;
  if (before && found < before.rowCount) return 'R4.3';
  if (more === -20 && !before?.line) return expected > 60 ? 'R4.5' : 'R4.2';
  if (expected === 40) return more > 0 ? 'R4.2' : 'R9.1';
  return more === -20 ? 'R4.3' : more % 20 === 0 ? 'R4.2' : 'R9.2';
}

/** What only this project's page promises of each view. */
function compareView({ model, latest }: Compared, cause: Cause): void {
  const first = model.state.sort.slice(0, 1);
  const expected = Object.fromEntries(first.map(({ column, direction }) => [column, direction]));
  const found = byColumn(latest, (head) => head.sort);
  const aria = withTable('aria-sort is:', expected);
  check('R2.4', 'Only the first column of the sort has aria-sort', expected, found, aria);
  const { renderedRows, bottom, rowCount, geometry } = latest;
  check('B2', 'Rows fill the view', [], gapsBetween(renderedRows, bottom, rowCount));
  if (cause !== 'opening' && geometry.scrollTop !== 0) return;
  const [row] = renderedRows;
  // Rounding can give -0.
  const top = [geometry.scrollTop, row?.place, Math.round(row?.top ?? Number.NaN) + 0];
  check('B3', 'The first row is right below the headers', [0, 0, 0], top);
}

/** What a step may move on this project's page, and where the focus is. */
function compareMoves({ before, latest }: Compared, { cause, focus, mayLackEnd }: Done): void {
  const sentence = `the focus is on ${focus}`;
  const focused = focus && latest.focus.slice(0, focus.length);
  check('B4', 'The focus is on the header that sorts', focus, focused, sentence);
  if (!before || mayLackEnd) return;
  const { scrollTop, scrollHeight, clientHeight } = latest.geometry;
  if (cause === 'click' || cause === 'shift-click') {
    // If the list became shorter, the browser has scrolled.
    const offset = Math.min(before.geometry.scrollTop, scrollHeight - clientHeight);
    check('B3', 'The scroll offset is as before', offset, scrollTop);
  }
  if (cause !== 'time') return;
  if (latest.rowCount > before.rowCount) compareFirstRow(before, latest);
  else check('B3', 'The view is as before', before.geometry, latest.geometry);
}

/** A list too short to scroll cannot hold its rows in place, and loads until it can (B1). */
function compareFirstRow(before: Observation, latest: Observation): void {
  if (before.geometry.scrollHeight <= before.geometry.clientHeight) return;
  const first = firstInView(before.renderedRows);
  // The row above it may show less than a px, and be the one that is held.
  const held = before.renderedRows.filter(
    (row) => row === first || Math.abs(row.bottom) <= ROUNDING,
  );
  const moved = held.map(({ text, top }) => {
    const row = latest.renderedRows.find((each) => each.text === text);
    return row ? Math.trunc(row.top + latest.headEnd - top - before.headEnd) : 'gone';
  });
  check('B3', 'The first row in view has not moved', 0, moved.includes(0) ? 0 : moved.at(-1));
}
