/** Runs in the judged page: finds and reads its table by roles, and says what it lacks. */
import { NARROW_PX } from '../judged-window.ts';
import { COLUMNS, columnOf, type Row } from '../table.ts';
import { boxOf, collapsed, isDisplayed, middleOf, seenText, styledText } from './seen.ts';

/** Selectors of the table, its column headers, the cells with values, and the rows. */
const TABLE = 'table:not([role]), [role=table], [role=grid]';
export const HEADS = 'th:not([scope=row], [role]), [role=columnheader]';
export const CELLS =
  'td:not([role]), th[scope=row]:not([role]), [role=cell], [role=gridcell], [role=rowheader]';
const ROWS = 'tr:not([role]), [role=row]';

/** The place of a row in the list, from 0; without `aria-rowindex`, its place in the document. */
const placeOf = (row: Element, index: number) => {
  const number = row.getAttribute('aria-rowindex');
  // It counts from 1 and includes the row of headers.
  return number === null ? index : Number(number) - 2;
};

export const tables = () => [...document.querySelectorAll(`#root :is(${TABLE})`)];

/** @throws Error unless `#root` holds one table */
export function theTable(): Element {
  const [table, ...others] = tables();
  if (!table || others.length > 0) throw new Error(`#root holds ${tables().length} tables`);
  return table;
}

/** Whether the table can be clicked: nothing lies on its second row, as may a header on the first. */
export function isTableSeen(): boolean {
  if (!tables()[0]?.checkVisibility()) return false;
  const cell = bodyRows()[1]?.querySelector(CELLS);
  if (!cell) return true;
  const { x, y } = middleOf(cell);
  const hit = document.elementFromPoint(x, y);
  return !hit || theTable().contains(hit);
}

/** The order in which a reader sees elements, rather than that of the document. */
const asSeen = (elements: Iterable<Element>, edge: 'left' | 'top'): Element[] =>
  [...elements]
    .map((element) => [boxOf(element)[edge], element] as const)
    .sort(([a], [b]) => a - b)
    .map(([, element]) => element);

/**
 * The cells or headers of a row, without hidden ones; in a narrow window, where they may be below one another, as in the
 * document.
 */
function inRow(elements: Iterable<Element>): Element[] {
  const shown = [...elements].filter((each) => getComputedStyle(each).display !== 'none');
  return innerWidth < NARROW_PX ? shown : asSeen(shown, 'left');
}

/** The column headers, which are those of the first row that has some. */
export function heads(): Element[] {
  const row = [...theTable().querySelectorAll(ROWS)].find((each) => each.querySelector(HEADS));
  return inRow(row?.querySelectorAll(HEADS) ?? []);
}

/** The text of a column header, with what style sheets add. */
export const headText = (head: Element) => `${seenText(head)}${styledText(head)}`;

export const headTexts = () => heads().map(headText);

/** The lower edge of the headers in px from the top of the window, or 0 if they are above it. */
export function bottomOfHeads(): number {
  return Math.max(0, ...heads().map((head) => head.getBoundingClientRect().bottom));
}

/** The rendered rows of contacts: not hidden, and with several cells, unlike a spacer or a loader. */
export function bodyRows(): Element[] {
  const rows = [...theTable().querySelectorAll(ROWS)].filter(
    (row) =>
      row.querySelectorAll(CELLS).length > 1 &&
      isDisplayed(row) &&
      row.getAttribute('aria-hidden') !== 'true',
  );
  return asSeen(rows, 'top');
}

/** The cells of a row. */
export const cellsOf = (row: Element) => inRow(row.querySelectorAll(CELLS));

/** The rendered rows by their place in the list, from 0. */
export function placedRows(): { place: number; row: Element }[] {
  return bodyRows().map((row, index) => ({ place: placeOf(row, index), row }));
}

/** The text of each cell of a row. Most are plain, and there are thousands of them. */
export function cellTexts(row: Element): string[] {
  return cellsOf(row).map((cell) => {
    if (cell.firstElementChild) return seenText(cell);
    return isDisplayed(cell) ? collapsed(cell.textContent ?? '') : '';
  });
}

/** The number of rows of contacts, rendered or not; -1 means a number that is not known. */
export function rowCount(): number {
  const count = Number(theTable().getAttribute('aria-rowcount') ?? -1);
  return count === -1 ? bodyRows().length : count - 1;
}

/** The texts of the column headers, and the rendered rows in order, without those at `known` places. */
export function readTable(known: ReadonlySet<number> = new Set()) {
  const headers = headTexts();
  const names = headers.map(columnOf);
  const unknown = placedRows().filter(({ place }) => !known.has(place));
  const rows = unknown.map(({ place, row }): [number, Row] => [
    place,
    Object.fromEntries(cellTexts(row).map((text, at) => [names[at], text])) as Row,
  ]);
  return { headers, rows: rows.sort(([a], [b]) => a - b) };
}

/** All elements below a node, and those in open shadow roots. */
export const allBelow = (node: ParentNode): Element[] =>
  [...node.querySelectorAll('*')].flatMap((each) =>
    each.shadowRoot ? [each, ...allBelow(each.shadowRoot)] : each,
  );

/** What the page lacks of what the suite asks for, most fundamental first. */
export function missingParts(): string[] {
  if (!document.querySelector('#root')) return ['no element #root'];
  const count = tables().length;
  if (count === 0 && allBelow(document).some(({ shadowRoot }) => shadowRoot?.querySelector(TABLE)))
    return ['the table is in a shadow root'];
  if (count !== 1)
    return [`${count === 0 ? 'no table' : `${count} tables instead of one`} in #root`];
  const texts = heads().map(({ textContent }) => textContent?.trimStart() ?? '');
  const missing = COLUMNS.filter((column) => !texts.some((text) => text.startsWith(column))).map(
    (column) => `no columnheader starts with "${column}"`,
  );
  if (document.compatMode === 'BackCompat')
    return [...missing, 'the page has no doctype, so the browser lays it out in quirks mode'];
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? missing : [...missing, 'the window does not scroll'];
}
