import type { Contact } from './contact.ts';
import { Table } from './table.ts';

/** Height of a row in px, as in `page.css`. */
const ROW_HEIGHT = 30;
/** Number of rows in the document above the view, and below it. */
const OVERSCAN = 10;

/** A table with only the rows near the view in the document, which are numbered. */
export class Windowed extends Table {
  private all: readonly Contact[] = [];
  private readonly above = this.part('tr');
  private readonly below = this.part('tr');

  constructor(...given: ConstructorParameters<typeof Table>) {
    super(...given);
    this.head.ariaRowIndex = '1';
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, () => this.fill(this.all), { capture: true });
  }

  protected override fill(rows: readonly Contact[]): void {
    this.all = rows;
    this.root.ariaRowCount = String(rows.length + 1);
    const top = this.body.getBoundingClientRect().top;
    const first = Math.max(0, Math.floor(-top / ROW_HEIGHT) - OVERSCAN);
    const last = Math.ceil((window.innerHeight - top) / ROW_HEIGHT) + OVERSCAN;
    const shown = rows.slice(first, last).map((contact, nth) => {
      const row = this.row(contact);
      row.ariaRowIndex = String(first + nth + 2);
      return row;
    });
    this.above.style.height = `${first * ROW_HEIGHT}px`;
    this.below.style.height = `${Math.max(0, rows.length - last) * ROW_HEIGHT}px`;
    this.body.replaceChildren(this.above, ...shown, this.below);
  }
}
