/** What a reader does, as it is measured. */
import type { Sample } from './measurements.ts';
import { COLUMNS, type Column, type Place, STEP, type TablePage } from './TablePage.ts';

export interface Operation {
  readonly name: string;
  /** The columns that the table is sorted by before. */
  readonly sortedBy: readonly Column[];
  /** Where the window stands before. */
  readonly place: Place;
  /** The column that is clicked, if one is; with Shift where it is added to the sort. */
  readonly clicks?: Column;
  /** The measured part, until the page has settled. */
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

/** Nothing but the wait for the page to settle: what every measurement costs by itself. */
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
 * The first click on each column's header in the life of a page, the four taken together: what a
 * page keeps of a sort, for the next, it does not have yet.
 */
export const FIRST_SORT = { name: 'first sort by a column' };

export const LOAD = load();
export const LOAD_SORTED = load('Name');
export const LOAD_SORTED_TWICE = load('Name', 'Phone');
export const SORT_CLICKS = COLUMNS.map((column) => sortClick(column));
export const SECOND_SORT_CLICK = sortClick('Phone', 'Name');

/** In an order in which each finds the table sorted as the one before has left it, if it can. */
export const OPERATIONS: readonly Operation[] = [
  SCROLL_STEP,
  LOAD,
  ...SORT_CLICKS.filter(({ clicks }) => clicks !== 'Name'),
  ...SORT_CLICKS.filter(({ clicks }) => clicks === 'Name'),
  LOAD_SORTED,
  SECOND_SORT_CLICK,
  LOAD_SORTED_TWICE,
];

/** Does an operation on a page, and tells what work it was for the main thread. */
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
