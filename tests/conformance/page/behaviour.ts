/** The constants and the behaviour of a page, which other pages override. */
import { alphanumeric, type Comparator } from './comparator.ts';
import {
  browserRandom,
  type Contact,
  type ContactParts,
  correctParts,
  makeContact,
  type Random,
} from './contact.ts';
import { atPercent, type Geometry, onNextFrame, type Throttle, throttled } from './loading.ts';
import {
  added,
  alone,
  type Click,
  cycle,
  type Direction,
  type Field,
  type Order,
  ordered,
  type Ties,
  type Turn,
} from './sort.ts';
import { Table } from './table.ts';

export type Rows = readonly Contact[];
export type MakeTable = (...given: ConstructorParameters<typeof Table>) => Table;

export interface TableColumn {
  readonly header: string;
  /** The field that it sorts by. */
  readonly field: Field;
  shows(contact: Contact): string;
}

/** A text that the page shows while loading; `before` is the previous text. */
export type LoadingText = (isLoading: boolean, before: string) => string;

export interface Behaviour extends ContactParts {
  /** The random numbers that its contacts are made of. */
  random: Random;
  /** Makes one contact. */
  make(behaviour: Behaviour): Contact;
  firstLoad: number;
  rowsPerLoad: number;
  columns: readonly TableColumn[];
  /** The marker of a column; `precedence` is its place in the sort from 0, or -1. */
  marker(direction: Direction | undefined, before: string, precedence: number): string;
  loader: LoadingText;
  line: LoadingText;
  /** Shows the text of the loader or of the line. */
  put(element: HTMLElement, text: string, isLoading: boolean): void;
  turn: Turn;
  plainClick: Click;
  shiftClick: Click;
  compare: Comparator;
  ties: Ties;
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
  /** Makes the table, empty. */
  table: MakeTable;
  /** Adds the scroll listener. */
  listen(handle: () => void): void;
  /** Called when the page has opened, with its content. */
  opened(main: HTMLElement): void;
  /** Called after each load, with the content and the number of rows. */
  loaded(main: HTMLElement, length: number): void;
  /** Called after each click on a header. */
  clicked(main: HTMLElement): void;
}

/** A column that shows the field as it is. */
export const column = (header: string, field: Field): TableColumn => ({
  header,
  field,
  shows: (contact) => contact[field],
});

/** The plain page, which follows the specification. */
export const plain: Behaviour = {
  ...correctParts,
  random: browserRandom,
  make: (behaviour) => makeContact(behaviour.random, behaviour),
  firstLoad: 40,
  rowsPerLoad: 20,
  columns: [
    column('UUID', 'uuid'),
    column('Name', 'name'),
    column('Address', 'address'),
    column('Phone', 'phone'),
  ],
  marker: (direction) => (direction ? { ascending: '▲', descending: '▼' }[direction] : ''),
  loader: (isLoading) => (isLoading ? 'Is loading...' : ''),
  line: (isLoading) => (isLoading ? 'Loading...' : ''),
  put: (element, text) => {
    element.textContent = text;
  },
  turn: cycle,
  plainClick: alone,
  shiftClick: added,
  compare: alphanumeric,
  ties: (a, b) => a - b,
  order: ordered,
  isReached: atPercent(80),
  throttle: throttled(150),
  schedule: onNextFrame,
  grow: (rows, loaded) => [...rows, ...loaded],
  hasMore: () => true,
  queuesLoads: false,
  clickEndsLoad: false,
  dropsSort: false,
  table: (...given) => new Table(...given),
  listen: (handle) => window.addEventListener('scroll', handle),
  opened: () => {},
  loaded: () => {},
  clicked: () => {},
};
