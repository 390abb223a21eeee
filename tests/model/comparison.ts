/** Compares what a page shows with what its model predicts. */
import type { Observation } from '../driver/in-page/observation.ts';
import { NotJudged } from '../driver/judged-window.ts';
import type { PageLog } from '../driver/page-log.ts';
import { COLUMNS, columnOf, markerIn, unknownMarkerIn } from '../driver/table.ts';
import {
  byColumn,
  COLUMNS_ARE,
  check,
  checkView,
  markersOf,
  orderOf,
  withTable,
} from './invariants.ts';
import type { RowOracle } from './known.ts';
import type { Model } from './model.ts';

/** Below this width, in px, another page may show its contacts in another form, for phones. */
const NARROW_PX = 880;

/** What a reader does or what happens to the page: it decides which point a difference breaks. */
export type Cause = 'opening' | 'click' | 'shift-click' | 'scroll' | 'time' | 'event';

/** A page, and what is known of it. */
export interface Compared {
  readonly model: Model;
  readonly rows: RowOracle;
  /** The page as it was seen last, and before the last step. */
  readonly latest: Observation;
  readonly before?: Observation;
  /** The texts around the table and of its headers when the page was opened. */
  readonly text: string;
  readonly headers: readonly string[];
  readonly window: { readonly log: Pick<PageLog, 'messages' | 'requests'> };
}

/**
 * Compares a page with its model, which first takes the states that the page shows.
 *
 * @param wasSeveral whether several columns were sorted before
 * @throws Mismatch if they differ, NotJudged if the page has unknown markers
 */
export function compare(compared: Compared, cause: Cause, wasSeveral: boolean): void {
  const { latest, model, window } = compared;
  const isWide = model.isOwn || latest.width >= NARROW_PX;
  const unknown = unknownMarkerIn(
    latest.heads.map(({ text }) => text),
    compared.headers,
  );
  if (unknown) throw new NotJudged(`no marker that the suite knows in "${unknown}"`);
  const marked = byColumn(latest, ({ text }) => markerIn(text));
  if (isWide) model.see(({ sort }) => isSame(markersOf(sort), marked));
  model.see(({ loading }) => loading === latest.line);
  model.see(({ rowCount }) => rowCount === latest.rowCount);
  const { messages, requests } = window.log;
  const silent = 'the console is silent';
  check('R8.1', 'There are no console messages and no errors', [], messages, silent);
  const asks = 'the page has asked for nothing since it opened';
  check('R7.1', 'The page makes no network requests', [], requests, asks);
  const nothing = 'nothing is stored in the browser';
  check('R6.1', 'Nothing is stored in the browser', [], latest.stored, nothing);
  if (isWide) {
    const names = latest.heads.map(({ text }) => columnOf(text));
    check('R2.2', 'The columns', COLUMNS, names, COLUMNS_ARE);
    const marks = markersOf(model.sort);
    const id = cause === 'shift-click' ? 'R4.8' : cause === 'click' && wasSeveral ? 'R2.5' : 'R4.7';
    check(id, 'The markers', marks, marked, withTable('the markers are:', marks));
  }
  compareLoad(compared, cause);
  if (isWide) compareContent(compared, cause);
  if (model.isOwn) checkView(latest, model.sort);
}

function compareLoad({ latest, model, before }: Compared, cause: Cause): void {
  const { loading, rowCount } = model;
  const rows = `the table has ${rowCount} rows`;
  const id = countId(rowCount, latest.rowCount, before?.line ?? false);
  check(id, 'The number of rows', rowCount, latest.rowCount, rows);
  const set = rowCount > 40 ? 'R4.5' : 'R4.2';
  const clear = cause === 'scroll' ? 'R9.3' : 'R4.4';
  const is = loading ? 'is shown' : 'is not shown';
  const line = "'Loading...' is shown while the flag is set";
  check(loading ? set : clear, line, loading, latest.line, `"Loading..." ${is}`);
  const loader = "'Is loading...' is shown while the flag is set";
  check('R2.6', loader, loading, latest.loader, `"Is loading..." ${is}`);
}

function compareContent({ model, latest, text, rows }: Compared, cause: Cause): void {
  const { sort, rowCount } = model;
  const fault = rows.see(sort, rowCount, latest.renderedRows);
  const id = sort.length > 1 && fault?.id === 'R4.7' ? 'R4.6' : (fault?.id ?? 'R4.7');
  check(id, 'The rows and their order', undefined, fault?.found, orderOf(sort));
  const message = cause === 'scroll' || cause === 'time' ? 'R2.8' : 'R8.1';
  const asBefore = 'the text around the rows is as before';
  check(message, 'The text around the rows', text, latest.text, asBefore);
  const only = 'the only controls are the column headers';
  const control = cause === 'click' || cause === 'shift-click' ? 'R4.9' : 'R5.1';
  check(control, 'The only controls are the column headers', [], latest.controls, only);
}

const isSame = (a: object, b: object) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** The point that a wrong number of rows breaks. */
function countId(expected: number, found: number, wasLoading: boolean): string {
  const more = found - expected;
  if (more === -20 && !wasLoading) return expected > 60 ? 'R4.5' : 'R4.2';
  if (expected === 40) return more > 0 ? 'R4.2' : 'R9.1';
  return more === -20 ? 'R4.3' : more % 20 === 0 ? 'R4.2' : 'R9.2';
}
