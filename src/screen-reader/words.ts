/** What a screen reader is told of the sort and the loads, in words (B5). */

/** A column of the sort, by its header. */
export interface SortedColumn {
  readonly header: string;
  readonly descending: boolean;
}

/** The columns of a sort, in their order of precedence. */
export type Sort = readonly SortedColumn[];

/** Places in the sort after the first one. */
const LATER = ['Second', 'Third', 'Fourth'];

function direction({ descending }: SortedColumn): string {
  return descending ? 'descending' : 'ascending';
}

/** A header in the middle of a sentence: an abbreviation stays as it is. */
function inSentence(header: string): string {
  return header === header.toUpperCase() ? header : header.toLowerCase();
}

/** 'Sorted by name, ascending, then by phone, descending', or what is so without a sort. */
export function sortInWords(sort: Sort): string {
  const columns = sort.map((column) => `by ${inSentence(column.header)}, ${direction(column)}`);
  return sort.length > 0
    ? `Sorted ${columns.join(', then ')}`
    : 'Not sorted, in the order of generation';
}

/** A column's place in the sort, after the first one: 'Second in the sort, ascending'. */
export function placeInWords(sort: Sort, place: number): string {
  return `${LATER[place - 1]} in the sort, ${direction(sort[place] as SortedColumn)}`;
}

/** What there is to tell of: the sort in words, and the number of contacts. */
export interface Listing {
  readonly sorted: string;
  readonly count: number;
}

/** What is new in a list of contacts: '20 more contacts, 60 in all'; empty if nothing is. */
export function newsInWords(was: Listing, { sorted, count }: Listing): string {
  const more = count - was.count;
  return [
    ...(sorted === was.sorted ? [] : [sorted]),
    ...(more > 0 ? [`${more} more contacts, ${count} in all`] : []),
  ].join('. ');
}
