/** The constants and the behaviour of a page, which other pages override. */
import { type Contact, type ContactParts, correctParts, makeContact } from './contact.ts';
import { atPercent, type Geometry, onNextFrame, type Throttle, throttled } from './loading.ts';
import {
  added,
  alone,
  alphanumeric,
  type Click,
  cycle,
  type Direction,
  type Field,
  type Order,
  orderedBy,
  type Turn,
} from './sort.ts';
import { Table } from './table.ts';

export type Rows = readonly Contact[];

interface TableColumn {
  readonly header: string;
  /** The field that it sorts by, and shows unless `shown` is another one. */
  readonly field: Field;
  readonly shown?: Field;
}

export interface Behaviour extends ContactParts {
  /** Makes one contact. */
  make(parts: ContactParts): Contact;
  firstLoad: number;
  rowsPerLoad: number;
  columns: readonly TableColumn[];
  /** Marks a column in its header; `precedence` is its place in the sort from 0, or -1. */
  mark(marker: HTMLElement, direction: Direction | undefined, precedence: number): void;
  loader(isLoading: boolean): string;
  line(isLoading: boolean): string;
  /** Shows the text of the loader or of the line. */
  put(element: HTMLElement, text: string, isLoading: boolean): void;
  turn: Turn;
  plainClick: Click;
  shiftClick: Click;
  order: Order;
  isReached(geometry: Geometry): boolean;
  throttle: Throttle;
  /** Calls `append` when the rows of a load are due. */
  schedule(append: () => void): void;
  /** The list after a load; `shown` is the list as sorted on the page. */
  grow(rows: Rows, loaded: Rows, shown: Rows): Rows;
  /** Whether a load may start at this list length. */
  hasMore(length: number): boolean;
  /** Whether a scroll during a load starts another load after it. */
  queuesLoads: boolean;
  /** Whether a click on a header cancels a load. */
  clickEndsLoad: boolean;
  /** Whether a load removes the sort. */
  dropsSort: boolean;
  table: typeof Table;
  /** Adds the scroll listener. */
  listen(handle: () => void): void;
  /** Called when the page has opened, with its content. */
  opened(main: HTMLElement): void;
  /** Called after each load, with the content and the number of rows. */
  loaded(main: HTMLElement, length: number): void;
  /** Called after each click on a header. */
  clicked(main: HTMLElement): void;
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
  (ascending: string, descending: string, unsorted = ''): Behaviour['mark'] =>
  (marker, direction) => {
    marker.textContent = direction ? { ascending, descending }[direction] : unsorted;
  };

/** The plain page, which follows the specification. */
export const plain: Behaviour = {
  ...correctParts,
  make: (parts) => makeContact(parts),
  firstLoad: 40,
  rowsPerLoad: 20,
  columns: COLUMNS,
  mark: markedWith('▲', '▼'),
  loader: (isLoading) => (isLoading ? 'Is loading...' : ''),
  line: (isLoading) => (isLoading ? 'Loading...' : ''),
  put: (element, text) => {
    element.textContent = text;
  },
  turn: cycle,
  plainClick: alone,
  shiftClick: added,
  order: orderedBy(alphanumeric),
  isReached: atPercent(80),
  throttle: throttled(150),
  schedule: onNextFrame,
  grow: (rows, loaded) => [...rows, ...loaded],
  hasMore: () => true,
  queuesLoads: false,
  clickEndsLoad: false,
  dropsSort: false,
  table: Table,
  listen: (handle) => window.addEventListener('scroll', handle),
  opened: () => {},
  loaded: () => {},
  clicked: () => {},
};
