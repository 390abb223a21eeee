import type { readTable } from './in-page/table.ts';
import type { Target } from './in-page/targets.ts';
import type { InPage } from './judged-window.ts';

export const COLUMNS = ['UUID', 'Name', 'Address', 'Phone'] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Readonly<Record<Column, string>>;

/** Whether two rows have the same values. */
export function isSameRow(a: Row | undefined, b: Row | undefined): boolean {
  return COLUMNS.every((column) => a?.[column] === b?.[column]);
}

/** The column that a header's text names. */
export const columnOf = (text: string) => COLUMNS.find((column) => text.startsWith(column));

const MARKERS: Record<string, '▲' | '▼'> = {
  '▲': '▲',
  '🔼': '▲',
  '↑': '▲',
  '▼': '▼',
  '🔽': '▼',
  '↓': '▼',
};

/** The marker in the text of a header cell, or an empty string. */
export function markerIn(text: string): string {
  return Array.from(text, (glyph) => MARKERS[glyph] ?? '').join('');
}

/** The first of these header texts with a sign that is no known marker, and that not all of them have. */
export function unknownMarkerIn(texts: readonly string[]): string | undefined {
  const signs = texts.map((text) => text.replace(/[\p{L}\p{N}\s]/gu, ''));
  return texts.find(
    (text, nth) => signs[nth] && !markerIn(text) && signs.some((sign) => sign !== signs[nth]),
  );
}

type TableTexts = ReturnType<typeof readTable>;

/** The table of the judged page. */
export class Table {
  readonly whole: Target = { what: 'table' };
  readonly headers: Target = { what: 'headers' };
  readonly renderedRows: Target = { what: 'rows' };
  readonly lastRow: Target = { what: 'last row' };

  constructor(readonly inPage: InPage) {}

  /** The header cell of a column: its text starts with the name of the column. */
  header(column: Column): Target {
    return { what: 'header', column };
  }

  /** The width and height in px of the header cell of a column. */
  async sizeOfHeader(column: Column): Promise<{ width: number; height: number }> {
    const size = await this.inPage('sizeOf', this.header(column));
    if (!size) throw new Error(`The page has no header cell of ${column}`);
    return size;
  }

  /** The rendered cells of a column, or the first one that matches a form. */
  cells(column: Column, form?: RegExp): Target {
    return { what: 'cells', nth: COLUMNS.indexOf(column), ...(form && { form }) };
  }

  /** The row at a place in the list, from 0, if it is rendered. */
  row(place: number): Target {
    return { what: 'row', place };
  }

  isShown(): Promise<boolean> {
    return this.inPage('isTableSeen');
  }

  /** The texts of all header cells. */
  headerTexts(): Promise<string[]> {
    return this.inPage('headTexts');
  }

  /** Each column's marker, or an empty string. */
  async markers(): Promise<Record<Column, string>> {
    const texts = await this.headerTexts();
    const markers = COLUMNS.map((column) => {
      const named = texts.filter((each) => each.startsWith(column));
      const [text] = named;
      if (text === undefined || named.length > 1)
        throw new Error(`${named.length} headers of ${column} instead of one`);
      return [column, markerIn(text)];
    });
    return Object.fromEntries(markers) as Record<Column, string>;
  }

  async unknownMarker(): Promise<string | undefined> {
    return unknownMarkerIn(await this.headerTexts());
  }

  /** The number of rows of contacts, rendered or not, except hidden rows. */
  rowCount(): Promise<number> {
    return this.inPage('rowCount');
  }

  async read(): Promise<TableContent> {
    return contentOf(await this.inPage('readTable'));
  }
}

/** The table as far as it is rendered. */
export interface TableContent {
  /** The texts of the header cells. */
  readonly headers: readonly string[];
  /** By places in the list, from 0. */
  readonly rowsByPlace: Map<number, Row>;
}

/** Names the cells of each row by their columns. */
export function contentOf({ headers, rows }: TableTexts): TableContent {
  const names = headers.map(columnOf);
  const named = rows.map(({ place, cells }) => {
    const row = Object.fromEntries(cells.map((cell, at) => [names[at], cell]));
    return [place, row as unknown as Row] as const;
  });
  return { headers, rowsByPlace: new Map(named) };
}
