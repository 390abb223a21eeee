import type { Cells } from '../specification.ts';

/** For whom reads the rows, not of the row itself. */
const REASON = 'because';

const isApart = (rows: Cells, columns: readonly number[]) =>
  new Set(rows.map((row) => columns.map((column) => row[column]).join('\n'))).size === rows.length;

/** The column by which the rows are told apart, or as many of the first ones as it takes. */
function tellingColumns([head = [], ...rows]: Cells): number[] {
  const differing = head.flatMap((name, column) =>
    name !== REASON && (rows.length === 1 || new Set(rows.map((row) => row[column])).size > 1)
      ? [column]
      : [],
  );
  const alone = differing.find((column) => isApart(rows, [column]));
  if (alone !== undefined) return [alone];
  const enough = differing.findIndex((_, last) => isApart(rows, differing.slice(0, last + 1)));
  return enough === -1 ? differing : differing.slice(0, enough + 1);
}

/** Whether a value says by itself what it is, as numbers do not. */
const isTelling = (value: string) => /\p{L}{2}/u.test(value);

/**
 * What a row of an outline is called by: its values that no other row has.
 *
 * @param values a header row, and the rows
 * @param nth the row, from 0
 */
export function rowName(values: Cells, nth: number): string {
  const [head = []] = values;
  const telling = tellingColumns(values);
  const columns = telling.length > 0 ? telling : [0];
  const value = (column: number) => values[nth + 1]?.[column] || 'empty';
  const [first = 0] = columns;
  if (columns.length === 1 && isTelling(value(first))) return value(first);
  return columns.map((column) => `${head[column]} ${value(column)}`).join(' · ');
}
