import type { Locator, Page } from '@playwright/test';

export const COLUMNS = ['UUID', 'Name', 'Address', 'Phone'] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Readonly<Record<Column, string>>;

const MARKERS: Record<string, '▲' | '▼'> = {
  '▲': '▲',
  '🔼': '▲',
  '↑': '▲',
  '▼': '▼',
  '🔽': '▼',
  '↓': '▼',
};

/** The marker among the text of a header cell, or the empty text. */
export function markerIn(text: string): string {
  return Array.from(text, (glyph) => MARKERS[glyph] ?? '').join('');
}

/** Selector of the cells that hold values. */
export const CELLS = 'td, [role=cell], [role=gridcell]';
const ROWS = `:is(tr, [role=row]):has(${CELLS})`;

/** The judged page's table, read by its roles alone. */
export class Table {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page
      .locator('#root')
      .getByRole('table')
      .or(page.locator('#root').getByRole('grid'));
  }

  /** The header cell of a column: the `columnheader` whose text starts with its name. */
  header(column: Column): Locator {
    return this.root.getByRole('columnheader').filter({ hasText: new RegExp(`^\\s*${column}`) });
  }

  /** The cells of a column, of the rows in the document. */
  cells(column: Column): Locator {
    return this.root.locator(`:is(${CELLS}):nth-child(${COLUMNS.indexOf(column) + 1})`);
  }

  /** The rows in the document. */
  rows(): Locator {
    return this.root.locator(ROWS);
  }

  /** The row at a place in the list, from 0, if it is in the document. */
  row(place: number): Locator {
    const numbered = this.root.locator(`[aria-rowindex="${place + 2}"]`);
    return numbered.or(this.root.locator(`${ROWS}:not([aria-rowindex])`).nth(place));
  }

  /** The texts of all header cells. */
  headers(): Promise<string[]> {
    return this.root.getByRole('columnheader').allTextContents();
  }

  /** A column's marker, or the empty text. */
  async marker(column: Column): Promise<string> {
    return markerIn((await this.header(column).textContent()) ?? '');
  }

  /** Number of rows of contacts, in the document or not; a row that is hidden is none. */
  rowCount(): Promise<number> {
    return this.root.evaluate((table, cells) => {
      const count = table.getAttribute('aria-rowcount');
      if (count !== null) return Number(count) - 1;
      return [...table.querySelectorAll('tr, [role=row]')].filter(
        (row) => row.querySelector(cells) && row.checkVisibility(),
      ).length;
    }, CELLS);
  }

  /** What is in the document: the texts of the header cells, and the rows by place, from 0. */
  async read(): Promise<{ headers: string[]; rows: Map<number, Row> }> {
    const { headers, rows } = await this.root.evaluate(
      (table, selector) => ({
        headers: [...table.querySelectorAll('th, [role=columnheader]')].map(
          (header) => header.textContent ?? '',
        ),
        rows: [...table.querySelectorAll('tr, [role=row]')]
          .filter((row) => row.checkVisibility())
          .map((row) => ({
            place: row.getAttribute('aria-rowindex'),
            cells: [...row.querySelectorAll(selector)].map((cell) => cell.textContent ?? ''),
          }))
          .filter(({ cells }) => cells.length > 0),
      }),
      CELLS,
    );
    const names = headers.map((text) =>
      COLUMNS.find((column) => text.trimStart().startsWith(column)),
    );
    return {
      headers,
      rows: new Map(
        rows.map(({ place, cells }, index) => [
          place === null ? index : Number(place) - 2,
          Object.fromEntries(cells.map((cell, at) => [names[at], cell])) as unknown as Row,
        ]),
      ),
    };
  }
}
