/** The columns of the table, their values and their markers. */
export const COLUMNS = ['UUID', 'Name', 'Address', 'Phone'] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Readonly<Record<Column, string>>;

/** Whether two rows have the same values. */
export function isSameRow(a: Row | undefined, b: Row | undefined): boolean {
  return COLUMNS.every((column) => a?.[column] === b?.[column]);
}

/** The column that a header's text names. */
export const columnOf = (text: string) => COLUMNS.find((column) => text.startsWith(column));

/** The marker in the text of a header cell, or an empty string. */
export function markerIn(text: string): string {
  const markers = text.replace(/[^▲🔼↑▼🔽↓]/gu, '');
  return markers.replace(/[🔼↑]/gu, '▲').replace(/[🔽↓]/gu, '▼');
}

/**
 * Each column's marker, or an empty string.
 *
 * @param texts the texts of all header cells
 */
export function markersByColumn(texts: readonly string[]): Record<Column, string> {
  const markers = COLUMNS.map((column) => {
    const named = texts.filter((each) => each.startsWith(column));
    const [text] = named;
    if (text === undefined || named.length > 1)
      throw new Error(`${named.length} headers of ${column} instead of one`);
    return [column, markerIn(text)];
  });
  return Object.fromEntries(markers) as Record<Column, string>;
}
