/** The constants and the behaviour of a page, which other pages override. */
import { type Contact, type ContactParts, correctParts, makeContact } from './contact.ts';
import { atPercent, onNextFrame, throttled } from './loading.ts';
import {
  added,
  alone,
  alphanumeric,
  cycle,
  type Direction,
  type Field,
  orderedBy,
} from './sort.ts';
import { Table } from './table.ts';

export type Rows = readonly Contact[];

interface TableColumn {
  readonly header: string;
  /** The field that it sorts by, and shows unless `shown` is another one. */
  readonly field: Field;
  readonly shown?: Field;
}

/** The columns of a correct page. */
export const COLUMNS = [
  { header: 'UUID', field: 'uuid' },
  { header: 'Name', field: 'name' },
  { header: 'Address', field: 'address' },
  { header: 'Phone', field: 'phone' },
] as const satisfies readonly TableColumn[];

/** Marks a sorted column with one of these texts, and any other column with the last one. */
export const markedWith =
  (ascending: string, descending: string, unsorted = '') =>
  (marker: HTMLElement, direction: Direction | undefined, _precedence: number): void => {
    marker.textContent = direction ? { ascending, descending }[direction] : unsorted;
  };

/** The plain page, which follows the specification. */
export const plain = {
  ...correctParts,
  /** Makes one contact. */
  make: (parts: ContactParts): Contact => makeContact(parts),
  firstLoad: 40,
  rowsPerLoad: 20,
  columns: COLUMNS as readonly TableColumn[],
  /** Marks a column in its header; the number is its place in the sort from 0, or -1. */
  mark: markedWith('▲', '▼'),
  loader: (isLoading: boolean) => (isLoading ? 'Is loading...' : ''),
  line: (isLoading: boolean) => (isLoading ? 'Loading...' : ''),
  /** Shows the text of the loader or of the line. */
  put: (element: HTMLElement, text: string, _isLoading: boolean): void => {
    element.textContent = text;
  },
  turn: cycle,
  plainClick: alone,
  shiftClick: added,
  order: orderedBy(alphanumeric),
  isReached: atPercent(80),
  throttle: throttled(150),
  /** Calls a function when the rows of a load are due. */
  schedule: onNextFrame,
  /** Whether a load may start at this list length. */
  hasMore: (_length: number): boolean => true,
  /** Whether a scroll during a load starts another load after it. */
  queuesLoads: false,
  /** Whether a click on a header cancels a load. */
  clickEndsLoad: false,
  /** Whether a load removes the sort. */
  dropsSort: false,
  table: Table,
  /** Adds the scroll listener. */
  listen: (handle: () => void): void => window.addEventListener('scroll', handle),
  /** Called when the page has opened, with its content. */
  opened: (_main: HTMLElement): void => {},
  /** Called after each load, with the content and the number of rows. */
  loaded: (_main: HTMLElement, _length: number): void => {},
  /** Called after each click on a header. */
  clicked: (_main: HTMLElement): void => {},
};

export type Behaviour = typeof plain;
