/** The table, with every row in the document. */
import type { Contact } from './contact.ts';
import type { Screen } from './screen.ts';
import { directionOf, type Field } from './sort.ts';

export const COLUMNS: readonly { readonly header: string; readonly field: Field }[] = [
  { header: 'UUID', field: 'uuid' },
  { header: 'Name', field: 'name' },
  { header: 'Address', field: 'address' },
  { header: 'Phone', field: 'phone' },
];

/** Creates an element with this content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (string | Node)[]
) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

export const addStyle = (text: string) => document.head.append(element('style', text));

/** The parts of a table, by their elements. */
export type Part = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

export class Table {
  readonly root = this.part('table');
  protected readonly head = this.part('tr');
  protected readonly body = this.part('tbody');
  private readonly markers = new Map<Field, HTMLElement>();
  private readonly rows = new Map<Contact, HTMLElement>();

  constructor(private readonly screen: Screen) {
    for (const { header, field } of COLUMNS) {
      const marker = element('span');
      this.markers.set(field, marker);
      const cell = this.part('th', element('span', header), marker);
      cell.addEventListener('click', ({ shiftKey }) => screen.click(field, shiftKey));
      this.head.append(cell);
    }
    this.root.append(this.part('thead', this.head), this.body);
  }

  /** Shows the rows in this order, and the markers of the sort. */
  show(rows: readonly Contact[]): void {
    for (const [field, marker] of this.markers)
      this.screen.mark(marker, directionOf(this.screen.sort, field));
    this.fill(rows);
  }

  /** Creates a part with this content. */
  protected part(name: Part, ...content: readonly (string | Node)[]): HTMLElement {
    return element(name, ...content);
  }

  protected fill(rows: readonly Contact[]): void {
    this.body.replaceChildren(...rows.map((row) => this.row(row)));
  }

  protected row(contact: Contact): HTMLElement {
    const known = this.rows.get(contact);
    if (known) return known;
    const cells = COLUMNS.map(({ field }) => this.part('td', contact[field]));
    const row = this.part('tr', ...cells);
    this.rows.set(contact, row);
    return row;
  }
}
