/** Other tables, headers and markers, which may be transparent (R2.2 to R2.7). */
import type { Contact } from '../page/contact.ts';
import type { CorrectPages } from '../page/differences.ts';
import { markedWith, type Screen } from '../page/screen.ts';
import { alone } from '../page/sort.ts';
import { addStyle, element, type Part, Table } from '../page/table.ts';

const clipped = (text: string) =>
  `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">${text}</span>`;

/** Makes the first cell of each row the header of the row, and adds a hidden label to the others. */
function addRowHeaders(main: HTMLElement): void {
  for (const row of main.querySelectorAll('tbody tr:not(:has(th))'))
    row.innerHTML = row.innerHTML
      .replace(/<td>(.+?)<\/td>/, '<th scope="row" style="position: static">$1</th>')
      .replaceAll('<td>', '<td>\n  <span hidden>Value: </span>');
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
  }
}

export const tables: CorrectPages = {
  'a grid of divs': {
    falseAlarm:
      'A table of div elements, whose rows have no box, is no table, and what can have the focus is a control.',
    createTable() {
      return new Grid(this);
    },
    opened: (main) => {
      main.tabIndex = -1;
      (main.querySelector('[role=gridcell]') as HTMLElement).tabIndex = 0;
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
  'rows of other things': {
    falseAlarm:
      'A template, a spacer, a placeholder or the loader in a row is a contact, and a number that is not known is wrong.',
    opened(main) {
      const cells = '<td></td>'.repeat(4);
      main
        .querySelector('thead')
        ?.insertAdjacentHTML(
          'afterend',
          `<tbody><tr hidden>${cells}</tr><tr></tr><tr aria-hidden="true">${cells}</tr></tbody>`,
        );
      const table = main.querySelector('table');
      table?.insertAdjacentHTML('beforeend', '<tbody><tr><td colspan="4"></td></tr></tbody>');
      table?.querySelector('[colspan]')?.append(this.loader);
      table?.setAttribute('aria-rowcount', '-1');
    },
  },
  'row headers and texts for screen readers': {
    falseAlarm:
      'The header of a row is one of a column, hints and a second line for screen readers are shown, and column headers that a phone hides are missing.',
    put: (line, text) => {
      line.innerHTML = text && `${clipped('Loading...')}${text}`;
    },
    opened: (main) => {
      for (const label of main.querySelectorAll('th > :first-child'))
        label.insertAdjacentHTML('afterend', clipped('(click to sort)'));
      addRowHeaders(main);
      addStyle('@media (width < 600px) { thead { display: none } }');
    },
    loaded: addRowHeaders,
  },
  'transparent texts and markers': {
    falseAlarm:
      'A loader, a line and markers that are always there are shown while transparent, or too late if they fade.',
    put(line) {
      line.style.transition = 'opacity 20s';
      line.textContent = line === this.loader ? 'Is loading...' : 'Loading...';
      line.style.opacity = this.isLoading ? '1' : '0';
    },
    mark: (marker, direction) => {
      const glyph = (text: string, isShown: boolean) =>
        `<i style="opacity: ${Number(isShown)}">${text}</i>`;
      marker.innerHTML =
        glyph('▲', direction === 'ascending') + glyph('▼', direction === 'descending');
    },
  },
  'arrows without a sort': {
    falseAlarm:
      'An arrow up and down is the marker of a sort, and a plain click on one of several sorted columns has to go on as before.',
    mark: markedWith(' ↑', ' ↓', ' ⇅'),
    plainClick: (sort, field, turn) => alone(sort.length > 1 ? [] : sort, field, turn),
  },
};
