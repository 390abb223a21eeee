/** Runs in the judged page: finds and reads its table, by its roles alone. */

/** Selectors of the table, of its header cells, and of the cells that hold values. */
const TABLE = 'table:not([role]), [role=table], [role=grid]';
export const HEADS = 'th, [role=columnheader]';
export const CELLS = 'td, [role=cell], [role=gridcell]';
const ROWS = 'tr, [role=row]';

/** A row's place in the list as it says itself, from 0, or else its place in the document. */
const placeOf = (row: Element, index: number) => {
  const number = row.getAttribute('aria-rowindex');
  // It counts from 1, and the row of headers too.
  return number === null ? index : Number(number) - 2;
};

export function tables(): Element[] {
  return [...document.querySelectorAll(`#root :is(${TABLE})`)];
}

/** @throws Error unless `#root` holds one table */
export function theTable(): Element {
  const [table, ...others] = tables();
  if (!table || others.length > 0) throw new Error(`#root holds ${tables().length} tables`);
  return table;
}

/** Whether the page shows its table. */
export function hasTable(): boolean {
  return tables()[0]?.checkVisibility() ?? false;
}

export function heads(): Element[] {
  return [...theTable().querySelectorAll(HEADS)];
}

/** The lower edge of the headers in px, or that of the window's top if they are above it. */
export function bottomOfHeads(): number {
  return Math.max(0, ...heads().map((head) => head.getBoundingClientRect().bottom));
}

/** The rows of contacts in the document. */
export function bodyRows(): Element[] {
  return [...theTable().querySelectorAll(ROWS)].filter((row) => row.querySelector(CELLS));
}

/** The rows of contacts in the document by their place in the list, from 0. */
export function placedRows(): { place: number; row: Element }[] {
  return bodyRows().map((row, index) => ({ place: placeOf(row, index), row }));
}

/** The text of each cell of a row. */
export function cellTexts(row: Element): string[] {
  return [...row.querySelectorAll(CELLS)].map(({ textContent }) => textContent ?? '');
}

/** Number of rows of contacts, in the document or not; a row that is hidden is none. */
export function rowCount(): number {
  const count = theTable().getAttribute('aria-rowcount');
  if (count !== null) return Number(count) - 1;
  return bodyRows().filter((row) => row.checkVisibility()).length;
}

/** What is in the document: the texts of the header cells, and of each row's cells, by its place. */
export function readTable(): { headers: string[]; rows: { place: number; cells: string[] }[] } {
  return {
    headers: heads().map(({ textContent }) => textContent ?? ''),
    rows: bodyRows()
      .filter((row) => row.checkVisibility())
      .map((row, index) => ({
        place: placeOf(row, index),
        cells: cellTexts(row),
      })),
  };
}
