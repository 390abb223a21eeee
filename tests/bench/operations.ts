import type { Column, Place, TablePage } from './page.ts';

/** A measured operation. */
export interface Operation {
  readonly name: string;
  /** Where the page is scrolled to before the operation. */
  readonly place: Place;
  /** The columns that the table is sorted by after the operation; the last one is clicked. */
  readonly sort?: readonly [...Column[], Column];
  /** The measured part, including the wait until the page has settled. */
  run(table: TablePage): Promise<void>;
}

/** The cost of an operation, at a number of rows. */
export interface Sample {
  readonly operation: string;
  /** Rows of the table before the operation. */
  readonly rows: number;
  /** CPU time of the main thread in ms, including the wait until the page has settled. */
  readonly work: number;
}

const sortClick = (column: Column): Operation => ({
  name: `sort by ${column}`,
  place: 'middle',
  sort: [column],
  run: (table) => table.click(),
});

const load = (state: string): Operation => ({
  name: `load, ${state}`,
  place: 'trigger',
  run: (table) => table.load(),
});

/** The wait until the page has settled: the base cost of every operation. */
export const NOTHING: Operation = {
  name: 'nothing',
  place: 'middle',
  run: (table) => table.settle(),
};

export const SCROLL_STEP: Operation = {
  name: 'scroll step',
  place: 'middle',
  run: (table) => table.scroll(),
};
export const LOAD = load('unsorted');
export const SORT_CLICKS = (['UUID', 'Address', 'Phone', 'Name'] as const).map(sortClick);
export const LOAD_SORTED = load('sorted by Name');
export const SECOND_SORT_CLICK: Operation = {
  ...sortClick('Phone'),
  name: 'add Phone to a sort by Name',
  sort: ['Name', 'Phone'],
};
export const LOAD_SORTED_TWICE = load('sorted by Name and Phone');

/** In the order of a round: each finds the table sorted as the previous one left it. */
export const OPERATIONS: readonly Operation[] = [
  SCROLL_STEP,
  LOAD,
  ...SORT_CLICKS,
  LOAD_SORTED,
  SECOND_SORT_CLICK,
  LOAD_SORTED_TWICE,
];

/** The sort clicks of a page's first round, together: the page keeps nothing of an earlier sort. */
export const FIRST_SORT = 'first sort by a column';

async function measure(table: TablePage, operation: Operation): Promise<Sample> {
  const { name, place, sort } = operation;
  await table.goTo(place);
  if (sort) await table.pointAt(sort.at(-1) as Column, sort.length > 1);
  const rows = await table.rows();
  const before = await table.mainThread();
  await operation.run(table);
  const work = (await table.mainThread()) - before;
  if (sort) await table.expectSorted(sort);
  return { operation: name, rows, work };
}

/** Measures all operations once, on an unsorted table, and leaves it unsorted. */
export async function measureRound(table: TablePage): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const operation of [NOTHING, ...OPERATIONS]) samples.push(await measure(table, operation));
  await table.unsort('Name');
  return samples;
}
