/** The measured operations. */
import type { Sample } from './measurements.ts';
import { COLUMNS, type Column, type Place, STEP, type TablePage } from './TablePage.ts';

export interface Operation {
  readonly name: string;
  /** The columns that the table is sorted by before the operation. */
  readonly sortedBy: readonly Column[];
  /** Where the page is scrolled to before the operation. */
  readonly place: Place;
  /** The column that is clicked, if any; with Shift if the table is sorted already. */
  readonly clicks?: Column;
  /** The measured part, including the wait until the page has settled. */
  run(table: TablePage): Promise<void>;
}

const sortClick = (clicks: Column, ...sortedBy: Column[]): Operation => ({
  name: sortedBy.length ? `add ${clicks} to a sort by ${sortedBy}` : `sort by ${clicks}`,
  sortedBy,
  place: 'middle',
  clicks,
  run: (table) => table.click(),
});

const load = (...sortedBy: Column[]): Operation => ({
  name: sortedBy.length ? `load, sorted by ${sortedBy.join(' and ')}` : 'load, unsorted',
  sortedBy,
  place: 'trigger',
  run: (table) => table.load(),
});

/** Only the wait until the page has settled: the base cost of every measurement. */
export const NOTHING: Operation = {
  name: 'nothing',
  sortedBy: [],
  place: 'middle',
  run: (table) => table.settle(),
};

export const SCROLL_STEP: Operation = {
  name: 'scroll step',
  sortedBy: [],
  place: 'middle',
  run: (table) => table.scroll(STEP),
};

/**
 * The first click on each column's header of a page, all four taken together: the page has nothing
 * left from an earlier sort yet.
 */
export const FIRST_SORT = { name: 'first sort by a column' };

export const LOAD = load();
export const LOAD_SORTED = load('Name');
export const LOAD_SORTED_TWICE = load('Name', 'Phone');
export const SORT_CLICKS = COLUMNS.map((column) => sortClick(column));
export const SECOND_SORT_CLICK = sortClick('Phone', 'Name');

/** Ordered so that most operations find the table sorted as the previous one left it. */
export const OPERATIONS: readonly Operation[] = [
  SCROLL_STEP,
  LOAD,
  ...SORT_CLICKS.filter(({ clicks }) => clicks !== 'Name'),
  ...SORT_CLICKS.filter(({ clicks }) => clicks === 'Name'),
  LOAD_SORTED,
  SECOND_SORT_CLICK,
  LOAD_SORTED_TWICE,
];

/** Runs an operation on a page, and returns the main thread's work. */
export async function measure(table: TablePage, operation: Operation): Promise<Sample> {
  const { sortedBy, place, clicks } = operation;
  await table.sortBy(sortedBy);
  await table.goTo(place);
  if (clicks) await table.pointAt(clicks);
  if (clicks && sortedBy.length) await table.holdShift(true);
  const rows = await table.rows();
  const before = await table.mainThread();
  await operation.run(table);
  const work = (await table.mainThread()) - before;
  if (clicks && sortedBy.length) await table.holdShift(false);
  if (clicks) await table.noteSorted([...sortedBy, clicks]);
  return { rows, work };
}
