/** The table, with every row in the document. */
import type { Contact } from './contact.ts';
import { directionOf, type Field, type Sort } from './sort.ts';
import type { Twin } from './twin.ts';

/** Creates an element with a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

export class Table {
  readonly root = element('table');
  private readonly head = element('tr');
  private readonly body = element('tbody');
  private readonly rows = new Map<Contact, HTMLTableRowElement>();

  constructor(
    private readonly twin: Twin,
    onClick: (field: Field, isShift: boolean) => void,
  ) {
    for (const { header, field } of twin.columns) {
      const cell = element('th');
      cell.scope = 'col';
      cell.append(element('span', header), element('span'));
      twin.target(cell).addEventListener('click', ({ shiftKey }) => onClick(field, shiftKey));
      this.head.append(cell);
    }
    const head = element('thead');
    head.append(this.head);
    this.root.append(head, this.body);
  }

  /** Shows the rows in this order, and the markers of the sort. */
  show(rows: readonly Contact[], sort: Sort): void {
    for (const [index, { field }] of this.twin.columns.entries()) {
      const marker = this.head.children[index]?.lastElementChild;
      if (!marker) continue;
      marker.textContent = this.twin.marker(
        directionOf(sort, field),
        marker.textContent ?? '',
        sort.findIndex((each) => each.field === field),
      );
    }
    this.body.replaceChildren(...this.twin.visibleRows(rows).map((row) => this.row(row)));
  }

  private row(contact: Contact): HTMLTableRowElement {
    const known = this.rows.get(contact);
    if (known) return known;
    const row = element('tr');
    row.append(...this.twin.columns.map(({ shows }) => element('td', shows(contact))));
    this.rows.set(contact, row);
    return row;
  }
}
