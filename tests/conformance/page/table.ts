/** The table, with every row in the document. */

import type { Behaviour } from './behaviour.ts';
import type { Contact } from './contact.ts';
import { directionOf, type Field, type FieldSort } from './sort.ts';

/** Creates an element with a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The parts of a table, by their elements. */
export type Part = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

export class Table {
  readonly root = this.part('table');
  protected readonly head = this.part('tr');
  protected readonly body = this.part('tbody');
  private readonly rows = new Map<Contact, HTMLElement>();

  constructor(
    protected readonly behaviour: Behaviour,
    onClick: (field: Field, isShift: boolean) => void,
  ) {
    for (const { header, field } of behaviour.columns) {
      const cell = this.part('th');
      cell.append(element('span', header), element('span'));
      cell.addEventListener('click', ({ shiftKey }) => onClick(field, shiftKey));
      this.head.append(cell);
    }
    const head = this.part('thead');
    head.append(this.head);
    this.root.append(head, this.body);
  }

  /** Shows the rows in this order, and the markers of the sort. */
  show(rows: readonly Contact[], sort: FieldSort): void {
    for (const [index, { field }] of this.behaviour.columns.entries()) {
      const marker = this.head.children[index]?.lastElementChild;
      if (!marker) continue;
      marker.textContent = this.behaviour.marker(
        directionOf(sort, field),
        marker.textContent ?? '',
        sort.findIndex((each) => each.field === field),
      );
    }
    this.fill(rows);
  }

  /** Creates a part with a text. */
  protected part(name: Part, text = ''): HTMLElement {
    return element(name, text);
  }

  protected fill(rows: readonly Contact[]): void {
    this.body.replaceChildren(...rows.map((row) => this.row(row)));
  }

  protected row(contact: Contact): HTMLElement {
    const known = this.rows.get(contact);
    if (known) return known;
    const row = this.part('tr');
    row.append(...this.behaviour.columns.map(({ shows }) => this.part('td', shows(contact))));
    this.rows.set(contact, row);
    return row;
  }
}
