/** What a screen reader announces about the sort and the loads (B5). */

/** A column of the sort, by its header. */
export interface SortedColumn {
  readonly header: string;
  readonly direction: 'ascending' | 'descending';
}

/** The columns of a sort, in order of precedence. */
export type Sort = readonly SortedColumn[];

/** Names of the places after the first one. */
const LATER = ['Second', 'Third', 'Fourth'];

/** A header in the middle of a sentence: lower case, unless it is an abbreviation. */
function inSentence(header: string): string {
  return header === header.toUpperCase() ? header : header.toLowerCase();
}

/** 'Sorted by name, ascending, then by phone, descending', or that there is no sort. */
export function sortInWords(sort: Sort): string {
  const columns = sort.map(({ header, direction }) => `by ${inSentence(header)}, ${direction}`);
  return sort.length > 0
    ? `Sorted ${columns.join(', then ')}`
    : 'Not sorted, in the order of generation';
}

/** The place of a column after the first one: 'Second in the sort, ascending'. */
export function placeInWords(sort: Sort, place: number): string {
  return `${LATER[place - 1]} in the sort, ${(sort[place] as SortedColumn).direction}`;
}

/** What can be announced: the sort in words, and the number of contacts. */
export interface Listing {
  readonly sorted: string;
  readonly count: number;
}

/** What has changed in a list: '20 more contacts, 60 in all'; empty if nothing has. */
export function newsInWords(was: Listing, { sorted, count }: Listing): string {
  const more = count - was.count;
  return [
    ...(sorted === was.sorted ? [] : [sorted]),
    ...(more > 0 ? [`${more} more contacts, ${count} in all`] : []),
  ].join('. ');
}
