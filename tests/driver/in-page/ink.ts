/** Runs in the judged page: makes texts transparent, so that two pictures of the page show which ink is theirs. */
import { NARROW_PX } from '../judged-window.ts';
import { COLUMNS, markerIn } from '../table.ts';
import { boxOf, collapsed, isSeenText, styledText } from './seen.ts';
import {
  allBelow,
  bodyRows,
  bottomOfHeads,
  CELLS,
  cellsOf,
  HEADS,
  heads,
  headText,
} from './table.ts';
import { elementsOf } from './targets.ts';
import { saying } from './view.ts';

/** Texts: every other value and header, as on a chessboard; the markers; or one text. */
export type Inked =
  | { readonly what: 'values'; readonly parity: 0 | 1 }
  | { readonly what: 'markers' }
  | { readonly what: 'text'; readonly text: string };

/** Where the ink of a text has to be, in px from the window's left and top. */
export interface InkBox {
  readonly of: string;
  readonly box: DOMRect;
  /** The edges of the text itself, if all of it has to be seen. */
  readonly text?: ReturnType<typeof edgesOf> | undefined;
  /** What can be said without a picture. */
  readonly fault?: string | undefined;
}

const NAME = 'transparent';
const CLEAR = `color: transparent !important; -webkit-text-fill-color: transparent !important;
  -webkit-text-stroke-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important`;
/** Highlights change neither the document nor its layout, and leave out what style sheets add. */
const own = new CSSStyleSheet();
own.replaceSync(`::highlight(${NAME}) { ${CLEAR} }`);
const added = new CSSStyleSheet();
const PARTS = ['::before', '::after', ' *::before', ' *::after'];
added.replaceSync(`${PARTS.map((part) => `:is(${HEADS})${part}`)} { ${CLEAR} }`);

/** The effects that take the background from texts that it fills. */
const effects: Animation[] = [];

/** Rows that overlap, or values beside their headers, are more than this apart, in px. */
const TOLERANCE = 2;

/** The texts of an element that are displayed, in open shadow roots, too. */
const textsOf = (element: Element): Text[] =>
  [element, ...allBelow(element)].flatMap((each) =>
    [...each.childNodes, ...(each.shadowRoot?.childNodes ?? [])].filter(
      (node): node is Text => node instanceof Text && isSeenText(node, each),
    ),
  );

/** The parts of an element's texts that have a form. */
const rangesOf = (element: Element, form = /.+/gsu): Range[] =>
  textsOf(element).flatMap((text) =>
    [...text.data.matchAll(form)].map(({ index, 0: part }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      return range;
    }),
  );

/** The edges of the texts of an element. */
function edgesOf(element: Element) {
  const boxes = rangesOf(element).map((range) => range.getBoundingClientRect());
  const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: Math.min(...left), right: Math.max(...right), bottom };
}

/** The rows in view that no bar at its edge covers. */
function rowsInSight(): Element[] {
  const { clientHeight, scrollHeight } = document.documentElement;
  const isAtBottom = window.scrollY + clientHeight >= scrollHeight - 1;
  const top = window.scrollY === 0 ? 0 : Math.max(bottomOfHeads(), clientHeight / 4);
  const bottom = isAtBottom ? clientHeight : (clientHeight * 3) / 4;
  return bodyRows().filter((row) => boxOf(row).top >= top && boxOf(row).bottom <= bottom);
}

/** Whether a reader can tell that a value goes on, or scroll it. */
function saysMore(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('*')].some((each) => {
    const { textOverflow, webkitLineClamp, overflow } = getComputedStyle(each);
    const isClamped = !['', 'none'].includes(webkitLineClamp);
    return textOverflow === 'ellipsis' || isClamped || /auto|scroll/.test(overflow);
  });
}

const overlapOf = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** What is wrong with the place of a value: it overlaps the row below, or is not under its header. */
function faultOf(
  cell: Element,
  nth: number,
  below: Element | undefined,
  headBoxes: readonly DOMRect[],
): string | undefined {
  const box = cell.getBoundingClientRect();
  if (below && boxOf(below).top < box.bottom - TOLERANCE) return 'overlaps the row below';
  if (/[\p{L}\p{N}]/u.test(styledText(cell))) return 'has letters of a style sheet';
  const overlaps = headBoxes.map((head) => overlapOf(head, box));
  const isUnderHeader = overlaps[nth] === Math.max(...overlaps);
  return innerWidth >= NARROW_PX && !isUnderHeader ? 'is not under its header' : undefined;
}

/** A shift-click may have selected texts, and the colours of a selection come before those of a highlight. */
export const removeSelection = () => document.getSelection()?.removeAllRanges();

/** Scrolls to rows, if none are in sight. */
export function bringRowsIntoSight(): void {
  if (rowsInSight().length === 0)
    bodyRows()[0]?.querySelector(CELLS)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The headers, and the values of the rows in sight, by row and column. */
function grid(): (readonly [Element, InkBox])[][] {
  const rows = rowsInSight();
  const headBoxes = COLUMNS.map((column) => {
    const [head] = elementsOf({ what: 'header', column });
    return head?.getBoundingClientRect() ?? new DOMRect();
  });
  // Further down, headers may have scrolled away.
  const headers = (window.scrollY === 0 ? heads() : []).map((head) => {
    return [
      head,
      { of: `the header ${headText(head)}`, box: head.getBoundingClientRect() },
    ] as const;
  });
  const values = rows.map((row, nth) =>
    cellsOf(row).map((cell, column) => {
      const inkBox: InkBox = {
        of: `the ${COLUMNS[column]} ‘${collapsed(cell.textContent ?? '')}’`,
        box: cell.getBoundingClientRect(),
        text: saysMore(cell) ? undefined : edgesOf(cell),
        fault: faultOf(cell, column, rows[nth + 1], headBoxes),
      };
      return [cell, inkBox] as const;
    }),
  );
  return [headers, ...values];
}

/**
 * Makes texts transparent, until `showInk`.
 *
 * @returns where their ink has to be
 */
export function hideInk(inked: Inked): InkBox[] {
  document.adoptedStyleSheets.push(own);
  const hide = (elements: readonly Element[], form?: RegExp) => {
    CSS.highlights.set(NAME, new Highlight(...elements.flatMap((each) => rangesOf(each, form))));
    for (const each of elements.flatMap((element) => [element, ...allBelow(element)]))
      if (getComputedStyle(each).backgroundClip === 'text')
        effects.push(each.animate({ backgroundImage: ['none', 'none'] }, { fill: 'forwards' }));
  };
  switch (inked.what) {
    case 'values': {
      const values = grid().flatMap((cells, row) =>
        cells.filter((_, column) => (row + column) % 2 === inked.parity),
      );
      hide(values.map(([element]) => element));
      return values.map(([, inkBox]) => inkBox);
    }
    case 'markers': {
      document.adoptedStyleSheets.push(added);
      hide(heads(), /[▲🔼↑▼🔽↓]/gu);
      const marked = heads().filter((head) => markerIn(headText(head)) !== '');
      return marked.map((head) => ({
        of: `the marker of ${headText(head)}`,
        box: head.getBoundingClientRect(),
      }));
    }
    case 'text': {
      const elements = saying(inked.text);
      hide(elements);
      return elements.map((each) => ({ of: `‘${inked.text}’`, box: boxOf(each) }));
    }
  }
}

/** Shows the texts again. */
export function showInk(): void {
  CSS.highlights.delete(NAME);
  for (const effect of effects.splice(0)) effect.cancel();
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = sheets.filter((each) => each !== own && each !== added);
}
