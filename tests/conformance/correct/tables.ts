/** Other tables, headers and markers (R2.2 to R2.5). */
import type { Contact } from '../page/contact.ts';
import type { CorrectPages } from '../page/differences.ts';
import { COLUMNS, markedWith, type Screen } from '../page/screen.ts';
import { alone } from '../page/sort.ts';
import { addStyle, element, type Part, Table } from '../page/table.ts';

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
  private all: readonly Contact[] = [];
  private shown = [0, 0];
  private readonly above = this.part('tr');
  private readonly below = this.part('tr');

  /** @param estimate height in px that is reserved for a row below */
  constructor(
    screen: Screen,
    private readonly estimate = ROW_HEIGHT,
  ) {
    super(screen);
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
    falseAlarm: 'A table of div elements, whose rows have no box, is no table.',
    createTable() {
      return new Grid(this);
    },
  },
  'windowed rows': {
    falseAlarm:
      'Rows outside the document are missing, and a correction of the offset by 1 px is a scroll.',
    idsNotJudged: ['R9.4'],
    createTable() {
      return new Windowed(this);
    },
    loaded: () => window.scrollBy(0, -1),
  },
  'rows that grow': {
    falseAlarm: 'The list is wrong where rows below turn out higher than it has expected.',
    idsNotJudged: ['R2.6', 'R2.7', 'R4.2', 'R4.3', 'R4.4', 'R9.3', 'R9.4'],
    createTable() {
      return new Windowed(this, 20);
    },
    loaded: () => window.scrollBy(0, -1),
  },
  'template and spacer rows': {
    falseAlarm: 'A template, spacers and a row hidden from screen readers are contacts.',
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
    loaded(main) {
      tableOf(main).setAttribute('aria-rowcount', String(this.rows.length + 1));
    },
  },
  'the loader in a row': {
    falseAlarm: 'A row with the loader is a contact, and a number that is not known is wrong.',
    opened: (main) => {
      const cell = element('td', main.querySelector('p') as Element);
      cell.colSpan = 4;
      tableOf(main).append(element('tbody', element('tr', cell)));
      tableOf(main).setAttribute('aria-rowcount', '-1');
    },
  },
  'row headers': {
    falseAlarm:
      'The header of a row is one of a column, and column headers that a phone hides are missing.',
    opened: (main) => {
      addRowHeaders(main);
      addStyle('@media (width < 600px) { thead { display: none } }');
    },
    loaded: addRowHeaders,
  },
  'a moving focus': {
    falseAlarm: 'Cells and main, which can have the focus, are controls.',
    opened: (main) => {
      main.tabIndex = -1;
      for (const cell of main.querySelectorAll('td')) cell.tabIndex = -1;
      (main.querySelector('td') as HTMLElement).tabIndex = 0;
    },
  },
  'arrows without a sort': {
    falseAlarm: 'An arrow up and down is the marker of a sort.',
    mark: markedWith(' ↑', ' ↓', ' ⇅'),
  },
  'a plain click starts over': {
    falseAlarm: 'A plain click on one of several sorted columns has to go on as before.',
    plainClick: (sort, field, turn) => alone(sort.length > 1 ? [] : sort, field, turn),
  },
};
