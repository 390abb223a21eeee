import type { Cells, ExamplesTable } from '../../../results/specification.ts';

/** The column with the reason for a row, which is not part of the row's data. */
const REASON = 'because';

const isUnique = (rows: Cells, columns: readonly number[]) =>
  new Set(rows.map((row) => columns.map((column) => row[column]).join('\n'))).size === rows.length;

/** A column with unique values, or else the shortest list of first columns that is unique. */
function distinguishingColumns([head = [], ...rows]: Cells): number[] {
  const differing = head.flatMap((name, column) =>
    name !== REASON && (rows.length === 1 || new Set(rows.map((row) => row[column])).size > 1)
      ? [column]
      : [],
  );
  const alone = differing.find((column) => isUnique(rows, [column]));
  if (alone !== undefined) return [alone];
  const enough = differing.findIndex((_, last) => isUnique(rows, differing.slice(0, last + 1)));
  return enough === -1 ? differing : differing.slice(0, enough + 1);
}

/** Whether a value is clear without its column name: a word is, a number is not. */
const isSelfExplanatory = (value: string) => /\p{L}{2}/u.test(value);

/**
 * The name of an outline's row: the values that distinguish it from the other rows.
 *
 * @param values a header row, and the rows
 * @param nth index of the row, without the header row
 */
export function rowName(values: Cells, nth: number): string {
  const [head = []] = values;
  const distinguishing = distinguishingColumns(values);
  const columns = distinguishing.length > 0 ? distinguishing : [0];
  const value = (column: number) => values[nth + 1]?.[column] || 'empty';
  const [first = 0] = columns;
  if (columns.length === 1 && isSelfExplanatory(value(first))) return value(first);
  return columns.map((column) => `${head[column]} ${value(column)}`).join(' · ');
}

/** The names of all rows of an outline, prefixed with the table's name if there are several. */
export function rowNames(tables: readonly ExamplesTable[]): string[] {
  return tables.flatMap(({ name, columns, rows }) => {
    const values = [columns, ...rows.map(({ cells }) => cells)];
    const prefix = name && tables.length > 1 ? `${name}: ` : '';
    return rows.map((_, nth) => prefix + rowName(values, nth));
  });
}
