/** Other tables, headers and markers (R2.2 to R2.5). */

import type { Behaviour } from '../page/behaviour.ts';
import type { Contact } from '../page/contact.ts';
import type { CorrectPages } from '../page/differences.ts';
import { Grid } from '../page/grid.ts';
import { alone } from '../page/sort.ts';
import { element, Table } from '../page/table.ts';
import { Windowed } from '../page/windowed.ts';

const marked = (ascending: string, descending: string, unsorted = ''): Partial<Behaviour> => ({
  marker: (direction) => (direction ? { ascending, descending }[direction] : unsorted),
});

/** Puts the label of each header into a button, whose cell can be clicked as a whole. */
function withButtons(main: HTMLElement): void {
  for (const label of main.querySelectorAll('th > span:first-child')) {
    const button = element('button', label.textContent ?? '');
    label.replaceChildren(button);
  }
}

/** A table whose first cell in each row is a row header, with a hidden label in all others. */
class RowHeaders extends Table {
  protected override row(contact: Contact): HTMLElement {
    const row = super.row(contact);
    if (row.querySelector('th')) return row;
    const [first, ...others] = row.querySelectorAll('td');
    if (!first) return row;
    const head = element('th', first.textContent ?? '');
    head.scope = 'row';
    head.style.position = 'static';
    first.replaceWith(head);
    for (const cell of others) {
      const label = element('span', 'Value: ');
      label.hidden = true;
      cell.prepend('\n  ', label);
    }
    return row;
  }
}

const tableOf = (main: HTMLElement) => main.querySelector('table') as HTMLTableElement;

export const tables: CorrectPages = {
  'a grid of divs': {
    differs: 'Its table has the role grid, and consists of div elements.',
    behaviour: { table: (...given) => new Grid(...given) },
  },
  'windowed rows': {
    differs: 'Only the rows near the view are in the document, numbered.',
    behaviour: { table: (...given) => new Windowed(...given) },
  },
  'numbers of rows announced': {
    differs: 'It has aria-rowcount although all rows are in the document.',
    behaviour: {
      opened: (main) => tableOf(main).setAttribute('aria-rowcount', '41'),
      loaded: (main, length) => tableOf(main).setAttribute('aria-rowcount', String(length + 1)),
    },
  },
  'a template row': {
    differs: 'A hidden row serves as a template, and an empty one as space.',
    behaviour: {
      opened: (main) => {
        const body = element('tbody');
        const template = element('tr');
        template.hidden = true;
        template.append(...['UUID', 'Name', 'Address', 'Phone'].map((text) => element('td', text)));
        body.append(template, element('tr'));
        tableOf(main).append(body);
      },
    },
  },
  'spacer rows': {
    differs: 'A spacer row with one cell stands above the contacts, hidden from screen readers.',
    behaviour: {
      opened: (main) => {
        const [body, spacer] = [element('tbody'), element('tr')];
        spacer.ariaHidden = 'true';
        spacer.append(element('td'));
        body.append(spacer);
        tableOf(main).tHead?.after(body);
      },
    },
  },
  'the loader in a row': {
    differs:
      'The loader is a row of the table, with one cell, and the number of rows is not known.',
    behaviour: {
      opened: (main) => {
        const [body, row, cell] = [element('tbody'), element('tr'), element('td')];
        cell.colSpan = 4;
        cell.append(main.querySelector('p') as Element);
        row.append(cell);
        body.append(row);
        tableOf(main).append(body);
        tableOf(main).setAttribute('aria-rowcount', '-1');
      },
    },
  },
  'row headers': {
    differs: 'The UUID is the header of its row.',
    behaviour: { table: (...given) => new RowHeaders(...given) },
  },
  'a moving focus': {
    differs: 'One cell at a time can have the focus, as in a grid, and main as a target of a link.',
    behaviour: {
      opened: (main) => {
        main.tabIndex = -1;
        for (const cell of main.querySelectorAll('td')) cell.tabIndex = -1;
        (main.querySelector('td') as HTMLElement).tabIndex = 0;
      },
    },
  },
  'triangles in colour': {
    differs: 'The markers are emoji, as in the table library’s examples.',
    behaviour: marked(' 🔼', ' 🔽'),
  },
  'arrows without a sort': {
    differs: 'A column that is not sorted has an arrow up and down.',
    behaviour: marked(' ↑', ' ↓', ' ⇅'),
  },
  'buttons in the headers': {
    differs: 'A header holds a button.',
    behaviour: { opened: withButtons },
  },
  'a plain click starts over': {
    differs: 'A plain click on one of several sorted columns sorts by it ascending.',
    behaviour: {
      plainClick: (sort, field, turn) => alone(sort.length > 1 ? [] : sort, field, turn),
    },
  },
};
