/** Runs in the judged page: finds and reads its table by roles. */

/** Selectors of the table, its header cells, the cells with values, and the rows. */
export const TABLE = 'table:not([role]), [role=table], [role=grid]';
export const HEADS = 'th, [role=columnheader]';
export const CELLS = 'td, [role=cell], [role=gridcell]';
const ROWS = 'tr, [role=row]';

/** The place of a row in the list, from 0; without `aria-rowindex`, its place in the document. */
const placeOf = (row: Element, index: number) => {
  const number = row.getAttribute('aria-rowindex');
  // It counts from 1 and includes the row of headers.
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

/** The lower edge of the headers in px from the top of the window, or 0 if they are above it. */
export function bottomOfHeads(): number {
  return Math.max(0, ...heads().map((head) => head.getBoundingClientRect().bottom));
}

/** The rendered rows of contacts, which are those in the document. */
export function bodyRows(): Element[] {
  return [...theTable().querySelectorAll(ROWS)].filter((row) => row.querySelector(CELLS));
}

/** The rendered rows by their place in the list, from 0. */
export function placedRows(): { place: number; row: Element }[] {
  return bodyRows().map((row, index) => ({ place: placeOf(row, index), row }));
}

/** The text of each cell of a row. */
export function cellTexts(row: Element): string[] {
  return [...row.querySelectorAll(CELLS)].map(({ textContent }) => textContent ?? '');
}

/** The number of rows of contacts, rendered or not, except hidden rows. */
export function rowCount(): number {
  const count = theTable().getAttribute('aria-rowcount');
  if (count !== null) return Number(count) - 1;
  return bodyRows().filter((row) => row.checkVisibility()).length;
}

/** The texts of the header cells and of each rendered row. */
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
