/** The column with the reason for a row, which is not part of the row's data. */
const REASON = 'because';

/** Whether a value is clear without its column name: a word is, a number is not. */
const isSelfExplanatory = (value: string) => /\p{L}{2}/u.test(value);

/** The name of an outline's row: all values but the reason, with the column's name before one that is no word. */
export function rowName(columns: readonly string[], cells: readonly string[]): string {
  const parts = columns.flatMap((column, nth) => {
    const value = cells[nth] ?? '';
    if (column === REASON) return [];
    return isSelfExplanatory(value) ? value : `${column} ${value || 'empty'}`;
  });
  return parts.join(' · ');
}
