/** The screen: its state, and how clicks and scrolls change it. */
import { geometry } from './loading.ts';
import type { Field, Sort } from './sort.ts';
import { element, type Table } from './table.ts';
import type { Rows, Twin } from './twin.ts';

export class Screen {
  private readonly main = element('main');
  private readonly loader = element('p');
  private readonly line = element('p');
  private readonly table: Table;
  private rows: Rows;
  private sort: Sort = [];
  private isLoading = false;
  private isQueued = false;

  constructor(
    private readonly twin: Twin,
    root: Element,
  ) {
    this.rows = this.make(twin.firstLoad);
    this.table = twin.table(twin, (field, isShift) => this.click(field, isShift));
    this.main.append(this.table.root, this.loader, this.line);
    root.append(this.main);
    this.show();
    const handle = twin.throttle(() => this.handleScroll());
    twin.listen(() => {
      if (twin.queuesLoads && this.isLoading) this.isQueued = true;
      handle();
    });
    twin.opened(this.main);
  }

  private make(length: number): Rows {
    return Array.from({ length }, () => this.twin.make(this.twin));
  }

  private shown(): Rows {
    const { order, compare, ties } = this.twin;
    return order(this.rows, this.sort, compare, ties);
  }

  private show(): void {
    this.table.show(this.shown(), this.sort);
    this.showLoading();
  }

  private showLoading(): void {
    const { loader, line } = this;
    loader.textContent = this.twin.loader(this.isLoading, loader.textContent ?? '');
    line.textContent = this.twin.line(this.isLoading, line.textContent ?? '');
  }

  private click(field: Field, isShift: boolean): void {
    const { plainClick, shiftClick, turn } = this.twin;
    if (this.twin.clickEndsLoad) this.isLoading = false;
    this.sort = (isShift ? shiftClick : plainClick)(this.sort, field, turn);
    this.show();
    this.twin.clicked(this.main);
  }

  private handleScroll(): void {
    if (!this.isLoading && this.twin.isReached(geometry())) this.load();
  }

  private load(): void {
    if (!this.twin.hasMore(this.rows.length)) return;
    this.isLoading = true;
    this.showLoading();
    this.twin.schedule(() => this.append());
  }

  private append(): void {
    if (!this.isLoading) return;
    this.rows = this.twin.grow(this.rows, this.make(this.twin.rowsPerLoad), this.shown());
    if (this.twin.dropsSort) this.sort = [];
    this.isLoading = false;
    this.show();
    this.twin.loaded(this.main, this.rows.length);
    if (this.isQueued) {
      this.isQueued = false;
      this.load();
    }
  }
}
