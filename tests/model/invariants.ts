/** The invariants: what must be the same in page and model, also as sentences of the features. */
import { isDeepStrictEqual } from 'node:util';
import type { Observation } from '../driver/in-page/observation.ts';
import type { Sort } from '../driver/order.ts';
import { COLUMNS, type Column } from '../driver/table.ts';
import { firstInView, gapsBetween } from '../driver/view.ts';

/** What walks compare after every command, with the ids of the points that it can break. */
export const INVARIANTS = {
  'The table is there': '@R2.1',
  'There are no console messages and no errors': '@R8.1',
  'The page makes no network requests': '@R7.1',
  'Nothing is stored in the browser': '@R6.1',
  'The columns': '@R2.2',
  'The markers': '@R2.4 @R2.5 @R4.7 @R4.8',
  'The number of rows': '@R9.1 @R9.2 @R4.2 @R4.3 @R4.5 @B1 @B11',
  "'Loading...' is shown while the flag is set": '@R2.7 @R4.1 @R4.2 @R4.4 @R4.5 @R9.3 @R9.4',
  "'Is loading...' is shown while the flag is set": '@R2.6',
  'The rows and their order': '@R2.3 @R3.2 @R4.3 @R4.6 @R4.7 @R9.5 @B8',
  'The text around the rows': '@R2.8 @R8.1',
  'The only controls are the column headers': '@R4.9 @R5.1 @R6.1',
  'Only the first column of the sort has aria-sort': '@R2.4 @B4',
  'Rows fill the view': '@B2',
  'At the top the first row is right below the headers': '@B2 @B3',
  'A load moves no row in view': '@B3',
  'Without a load, nothing moves as time passes': '@B3 @B11',
  'A sort click does not change the scroll offset': '@B3',
  'The focus is on the header that sorts': '@B4',
  'No row is lost or doubled in the whole list': '@R3.2 @R4.7',
  'Each load sets the flag and adds 20 rows to the first 40': '@R4.1 @R4.4 @R9.1 @R9.2',
} as const;

export type Invariant = keyof typeof INVARIANTS;

/** A difference between the page and the model. */
export class Mismatch extends Error {
  constructor(
    /** The ids of the point that it breaks, and what differs. */
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
 * @param id of the point that a difference breaks
 * @throws Mismatch if they differ
 */
export function check(
  id: string,
  what: Invariant,
  expected: unknown,
  found: unknown,
  sentence: string,
): void {
  if (!isDeepStrictEqual(expected, found))
    throw new Mismatch(`@${id} ${what}`, expected, found, sentence);
}

/** As `check`, for what only one adverse condition expects. */
export function expectSame(title: string, expected: unknown, found: unknown): void {
  if (!isDeepStrictEqual(expected, found)) throw new Mismatch(title, expected, found);
}

export const COLUMNS_ARE = `the columns are:\n  | ${COLUMNS.join(' | ')} |`;

/** A sentence with a table of values by column below it. */
export function withTable(sentence: string, values: Partial<Record<Column, string>>): string {
  const cells = [COLUMNS, COLUMNS.map((column) => values[column] ?? '')];
  return [sentence, ...cells.map((each) => `  | ${each.join(' | ')} |`)].join('\n');
}

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

/** A text of each column that has one, by columns. */
export function byColumn(
  { heads }: Pick<Observation, 'heads'>,
  read: (head: Observation['heads'][number]) => string,
): Partial<Record<Column, string>> {
  const texts = COLUMNS.map((column) => [
    column,
    heads
      .filter(({ text }) => text.startsWith(column))
      .map(read)
      .join(),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** What only this project's page promises of each view. */
export function checkView(latest: Observation, sort: Sort): void {
  const first = sort.slice(0, 1).map(({ column, direction }) => [column, direction]);
  const expected = Object.fromEntries(first);
  const found = byColumn(latest, (head) => head.sort);
  const aria = withTable('aria-sort is:', expected);
  check('R2.4', 'Only the first column of the sort has aria-sort', expected, found, aria);
  const gaps = gapsBetween(latest.renderedRows, latest.bottom, latest.rowCount);
  check('B2', 'Rows fill the view', [], gaps, 'rows fill the view');
  if (latest.geometry.scrollTop === 0) checkTop(latest);
}

/** The first row is right below the headers. */
export function checkTop({ geometry: { scrollTop }, renderedRows: [row] }: Observation): void {
  // Rounding can give -0.
  const found = [scrollTop, row?.place, Math.round(row?.top ?? Number.NaN) + 0];
  const sentence = 'the first row is right below the headers';
  check('B3', 'At the top the first row is right below the headers', [0, 0, 0], found, sentence);
}

/** As time passes, a load moves no row in view, and nothing else moves anything. */
export function checkSteady(before: Observation, after: Observation): void {
  const what = 'Without a load, nothing moves as time passes';
  if (after.rowCount > before.rowCount) checkRowsStay(before, after);
  else check('B3', what, before.geometry, after.geometry, 'the view is as before');
}

/** A list too short to scroll cannot hold its rows in place, and loads until it can (B1). */
function checkRowsStay(before: Observation, after: Observation): void {
  if (before.geometry.scrollHeight <= before.geometry.clientHeight) return;
  const was = firstInView(before.renderedRows);
  const is = after.renderedRows.find(({ text }) => text === was?.text);
  const [from = Number.NaN, to] = [was && was.top + before.headEnd, is && is.top + after.headEnd];
  const found = to !== undefined && Math.abs(to - from) < 1 ? from : to;
  const sentence = 'the first row in view has not moved';
  check('B3', 'A load moves no row in view', [was?.text, from], [is?.text, found], sentence);
}

/** Checks a change of the sort. If the list became shorter, the offset may have been clamped. */
export function checkOffsetStays(before: Observation, after: Observation): void {
  const { scrollHeight, clientHeight, scrollTop } = after.geometry;
  const expected = Math.min(before.geometry.scrollTop, scrollHeight - clientHeight);
  const what = 'A sort click does not change the scroll offset';
  check('B3', what, expected, scrollTop, 'the scroll offset is as before');
}

/** Checks that the header that was just sorted by keyboard has the focus. */
export function checkFocus(column: Column, { focus }: Observation): void {
  const found = focus.slice(0, column.length);
  const sentence = `the focus is on ${column}`;
  check('B4', 'The focus is on the header that sorts', column, found, sentence);
}
