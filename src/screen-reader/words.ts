/** What a screen reader says about the sort and the loads (B5). */

/** A column of the sort, by its header; a sort has them in order of precedence. */
export interface SortedColumn {
  readonly header: string;
  readonly direction: 'ascending' | 'descending';
}

const LATER_ORDINALS = ['Second', 'Third', 'Fourth'];

/** A header within a sentence: in lower case unless it is an abbreviation. */
function inSentence(header: string): string {
  return header === header.toUpperCase() ? header : header.toLowerCase();
}

/** 'Sorted by name, ascending, then by phone, descending', or 'No longer sorted'. */
export function sortInWords(sort: readonly SortedColumn[]): string {
  const columns = sort.map(({ header, direction }) => `by ${inSentence(header)}, ${direction}`);
  return sort.length > 0 ? `Sorted ${columns.join(', then ')}` : 'No longer sorted';
}

/** The precedence of a column, by its index in the sort: 'Second in the sort, ascending'. */
export function precedenceInWords(sort: readonly SortedColumn[], index: number): string {
  return `${LATER_ORDINALS[index - 1]} in the sort, ${(sort[index] as SortedColumn).direction}`;
}

/** The sort in words, and the number of contacts. */
export interface Listing {
  readonly sorted: string;
  readonly count: number;
}

/** Announces what has changed in a list: '20 more contacts loaded, 60 in total'; empty if nothing has. */
export function announcement(last: Listing, { sorted, count }: Listing): string {
  const more = count - last.count;
  return [
    ...(sorted === last.sorted ? [] : [sorted]),
    ...(more > 0 ? [`${more} more contacts loaded, ${count} in total`] : []),
  ].join('. ');
}
