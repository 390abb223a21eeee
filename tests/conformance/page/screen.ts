/** The screen: its state, and how clicks and scrolls change it. */
import type { Behaviour, Rows } from './behaviour.ts';
import { geometry } from './loading.ts';
import type { Field, FieldSort } from './sort.ts';
import { element, type Table } from './table.ts';

export class Screen {
  private readonly main = element('main');
  private readonly loader = element('p');
  private readonly line = element('p');
  private readonly table: Table;
  private rows: Rows;
  private sort: FieldSort = [];
  private isLoading = false;
  private isQueued = false;

  constructor(
    private readonly behaviour: Behaviour,
    root: Element,
  ) {
    this.rows = this.make(behaviour.firstLoad);
    this.table = new behaviour.table(behaviour, (field, isShift) => this.click(field, isShift));
    this.main.append(this.table.root, this.loader, this.line);
    root.append(this.main);
    this.show();
    const handle = behaviour.throttle(() => this.handleScroll());
    behaviour.listen(() => {
      if (behaviour.queuesLoads && this.isLoading) this.isQueued = true;
      handle();
    });
    behaviour.opened(this.main);
  }

  private make(length: number): Rows {
    return Array.from({ length }, () => this.behaviour.make(this.behaviour));
  }

  private shown(): Rows {
    return this.behaviour.order(this.rows, this.sort);
  }

  private show(): void {
    this.table.show(this.shown(), this.sort);
    this.showLoading();
  }

  private showLoading(): void {
    const { loader, line, behaviour, isLoading } = this;
    behaviour.put(loader, behaviour.loader(isLoading), isLoading);
    behaviour.put(line, behaviour.line(isLoading), isLoading);
  }

  private click(field: Field, isShift: boolean): void {
    const { plainClick, shiftClick, turn } = this.behaviour;
    if (this.behaviour.clickEndsLoad) this.isLoading = false;
    this.sort = (isShift ? shiftClick : plainClick)(this.sort, field, turn);
    this.show();
    this.behaviour.clicked(this.main);
  }

  private handleScroll(): void {
    if (!this.isLoading && this.behaviour.isReached(geometry())) this.load();
  }

  private load(): void {
    if (!this.behaviour.hasMore(this.rows.length)) return;
    this.isLoading = true;
    this.showLoading();
    this.behaviour.schedule(() => this.append());
  }

  private append(): void {
    if (!this.isLoading) return;
    this.rows = [...this.rows, ...this.make(this.behaviour.rowsPerLoad)];
    if (this.behaviour.dropsSort) this.sort = [];
    this.isLoading = false;
    this.show();
    this.behaviour.loaded(this.main, this.rows.length);
    if (this.isQueued) {
      this.isQueued = false;
      this.load();
    }
  }
}
