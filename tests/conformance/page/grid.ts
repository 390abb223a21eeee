import { element, type Part, Table } from './table.ts';

const ROLES: Record<Part, string> = {
  table: 'grid',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'gridcell',
};

/** A table of elements that have their roles only by an attribute. */
export class Grid extends Table {
  protected override part(name: Part, text = ''): HTMLElement {
    const made = element('div', text);
    made.role = ROLES[name];
    return made;
  }
}
