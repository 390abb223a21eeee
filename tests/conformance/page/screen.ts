/** The second page, which follows the specification as it is. Other pages override members of it. */
import { type Contact, makeContact } from './contact.ts';
import { isAtPercent, onNextFrame, throttled } from './loading.ts';
import {
  added,
  alone,
  alphanumeric,
  cycle,
  type Direction,
  type Field,
  type FieldSort,
  orderedBy,
} from './sort.ts';
import { element, Table } from './table.ts';

/** Marks a sorted column with one of these texts, and any other column with the last one. */
export const markedWith =
  (ascending: string, descending: string, unsorted = '') =>
  (marker: HTMLElement, direction: Direction | undefined): void => {
    marker.textContent = direction ? { ascending, descending }[direction] : unsorted;
  };

export class Screen {
  readonly main = element('main');
  readonly loader = element('p');
  readonly line = element('p');
  private table: Table | undefined;
  /** In the order of generation. */
  rows: readonly Contact[] = [];
  sort: FieldSort = [];
  isLoading = false;

  firstLoad = 40;
  rowsPerLoad = 20;
  /** Marks a column in its header. */
  mark = markedWith('▲', '▼');
  turn = cycle;
  plainClick = alone;
  shiftClick = added;
  order = orderedBy(alphanumeric);
  throttle = throttled(150);
  /** Calls a function when the rows of a load are due. */
  schedule = onNextFrame;

  open(root: Element): void {
    this.table = this.createTable();
    this.rows = this.makeRows(this.firstLoad);
    this.main.append(this.table.root, this.loader, this.line);
    root.append(this.main);
    this.show();
    this.listen(this.throttle(() => this.handleScroll()));
    this.opened(this.main);
  }

  createTable(): Table {
    return new Table(this);
  }

  make(): Contact {
    return makeContact();
  }

  private makeRows(length: number): Contact[] {
    return Array.from({ length }, () => this.make());
  }

  show(): void {
    this.table?.show(this.order(this.rows, this.sort));
    this.showLoading();
  }

  showLoading(): void {
    this.put(this.loader, this.isLoading ? 'Is loading...' : '');
    this.put(this.line, this.isLoading ? 'Loading...' : '');
  }

  /** Shows the text of the loader or of the line. */
  put(element: HTMLElement, text: string): void {
    element.textContent = text;
  }

  /** Adds the scroll listener. */
  listen(handle: () => void): void {
    window.addEventListener('scroll', handle);
  }

  click(field: Field, isShift: boolean): void {
    const { sort, turn } = this;
    this.sort = isShift ? this.shiftClick(sort, field, turn) : this.plainClick(sort, field, turn);
    this.show();
    this.clicked();
  }

  isReached(): boolean {
    return isAtPercent(80);
  }

  handleScroll(): void {
    if (!this.isLoading && this.isReached()) this.load();
  }

  load(): void {
    this.isLoading = true;
    this.showLoading();
    this.schedule(() => this.append());
  }

  append(): void {
    this.rows = [...this.rows, ...this.makeRows(this.rowsPerLoad)];
    this.isLoading = false;
    this.show();
    this.loaded(this.main);
  }

  /** Called when the page has opened. */
  opened(_main: HTMLElement): void {}

  /** Called after each load. */
  loaded(_main: HTMLElement): void {}

  /** Called after each click on a header. */
  clicked(): void {}
}
