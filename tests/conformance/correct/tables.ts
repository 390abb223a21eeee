/** Other tables, headers and markers (R2.2 to R2.5). */
import { COLUMNS, markedWith } from '../page/behaviour.ts';
import type { Contact } from '../page/contact.ts';
import type { CorrectPages } from '../page/differences.ts';
import { alone } from '../page/sort.ts';
import { addStyle, element, type Part, Table } from '../page/table.ts';

/** Puts the label of each header into a button, whose cell can be clicked as a whole. */
function withButtons(main: HTMLElement): void {
  for (const label of main.querySelectorAll('th > span:first-child')) {
    label.replaceChildren(element('button', label.textContent ?? ''));
  }
}

/** Makes the first cell of each row the header of the row, and adds a hidden label to the others. */
function addRowHeaders(main: HTMLElement): void {
  for (const first of main.querySelectorAll('td:first-child')) {
    for (const cell of first.parentElement?.querySelectorAll('td + td') ?? []) {
      const label = element('span', 'Value: ');
      label.hidden = true;
      cell.prepend('\n  ', label);
    }
    const head = element('th', first.textContent ?? '');
    head.scope = 'row';
    head.style.position = 'static';
    first.replaceWith(head);
  }
}

const ROLES: Record<Part, string> = {
  table: 'grid',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'gridcell',
};

/** A table of elements that have their roles only by an attribute. */
class Grid extends Table {
  protected override part(name: Part, ...content: readonly (string | Node)[]): HTMLElement {
    const made = element('div', ...content);
    made.role = ROLES[name];
    return made;
  }
}

/** Height of a row in px, as in `page.css`. */
const ROW_HEIGHT = 30;
/** Number of rows in the document above the view, and below it. */
const OVERSCAN = 10;

/** A table with only the rows near the view in the document, which are numbered. */
class Windowed extends Table {
  /** Height in px that is reserved for a row below. */
  protected readonly estimate: number = ROW_HEIGHT;
  private all: readonly Contact[] = [];
  private shown = [0, 0];
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
    this.below.style.height = `${Math.max(0, rows.length - last) * this.estimate}px`;
    this.body.replaceChildren(this.above, ...shown, this.below);
    const [above = 0, below = 0] = this.shown;
    if (last < above || first > below) window.scrollBy(0, -1);
    this.shown = [first, last];
  }
}

const tableOf = (main: HTMLElement) => main.querySelector('table') as HTMLTableElement;

export const tables: CorrectPages = {
  'a grid of divs': {
    differs: 'Its table has the role grid, and consists of div elements; rows have no box.',
    table: Grid,
  },
  'windowed rows': {
    differs:
      'Only the rows near the view are in the document, numbered; the page corrects its offset by 1 px after a load or a long jump.',
    idsNotJudged: ['R9.4'],
    table: Windowed,
    loaded: () => window.scrollBy(0, -1),
  },
  'rows that grow': {
    differs:
      'Only the rows near the view are in the document; of those below it expects less height.',
    idsNotJudged: ['R2.6', 'R2.7', 'R4.2', 'R4.3', 'R4.4', 'R9.3', 'R9.4'],
    table: class extends Windowed {
      protected override readonly estimate = 20;
    },
    loaded: () => window.scrollBy(0, -1),
  },
  'template and spacer rows': {
    differs:
      'A hidden row serves as a template; an empty row below the contacts, and one above that is hidden from screen readers, serve as space. aria-rowcount counts none of them.',
    opened: (main) => {
      const template = element('tr', ...COLUMNS.map(({ header }) => element('td', header)));
      template.hidden = true;
      const spacer = element('tr', element('td'));
      spacer.ariaHidden = 'true';
      const table = tableOf(main);
      table.tHead?.after(element('tbody', spacer));
      table.append(element('tbody', template, element('tr')));
      table.setAttribute('aria-rowcount', '41');
    },
    loaded: (main, length) => tableOf(main).setAttribute('aria-rowcount', String(length + 1)),
  },
  'the loader in a row': {
    differs:
      'The loader is a row of the table, with one cell, and the number of rows is not known.',
    opened: (main) => {
      const cell = element('td', main.querySelector('p') as Element);
      cell.colSpan = 4;
      tableOf(main).append(element('tbody', element('tr', cell)));
      tableOf(main).setAttribute('aria-rowcount', '-1');
    },
  },
  'row headers': {
    differs:
      'The UUID is the header of its row; a phone shows no column headers; main can have the focus.',
    opened: (main) => {
      addRowHeaders(main);
      main.tabIndex = 0;
      addStyle('@media (width < 600px) { thead { display: none } }');
    },
    loaded: addRowHeaders,
  },
  'a moving focus': {
    differs: 'One cell at a time can have the focus, as in a grid, and main as a target of a link.',
    opened: (main) => {
      main.tabIndex = -1;
      for (const cell of main.querySelectorAll('td')) cell.tabIndex = -1;
      (main.querySelector('td') as HTMLElement).tabIndex = 0;
    },
  },
  'triangles in colour, and buttons': {
    differs: 'The markers are emoji, as in the table library’s examples; a header holds a button.',
    mark: markedWith(' 🔼', ' 🔽'),
    opened: withButtons,
  },
  'arrows without a sort': {
    differs: 'A column that is not sorted has an arrow up and down.',
    mark: markedWith(' ↑', ' ↓', ' ⇅'),
  },
  'a plain click starts over': {
    differs: 'A plain click on one of several sorted columns sorts by it ascending.',
    plainClick: (sort, field, turn) => alone(sort.length > 1 ? [] : sort, field, turn),
  },
};
