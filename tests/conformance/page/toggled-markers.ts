import type { Contact } from './contact.ts';
import { directionOf, type FieldSort } from './sort.ts';
import { element, Table } from './table.ts';

/** A table with both markers in each header, hidden by a style unless they apply. */
export class ToggledMarkers extends Table {
  constructor(
    private readonly hidden: string,
    ...given: ConstructorParameters<typeof Table>
  ) {
    super(...given);
    for (const head of this.head.children)
      head.firstElementChild?.after(element('i', '▲'), element('i', '▼'));
  }

  override show(rows: readonly Contact[], sort: FieldSort): void {
    super.show(rows, []);
    for (const [index, { field }] of this.behaviour.columns.entries()) {
      const direction = directionOf(sort, field);
      const [, up, down] = this.head.children[index]?.children ?? [];
      up?.setAttribute('style', direction === 'ascending' ? '' : this.hidden);
      down?.setAttribute('style', direction === 'descending' ? '' : this.hidden);
    }
  }
}
