/** Runs in the judged page: makes texts transparent, so that two pictures of the page show which ink is theirs. */
import { NARROW_PX } from '../judged-window.ts';
import { COLUMNS, markerIn } from '../table.ts';
import { boxOf, collapsed, isSeenText, styledText } from './seen.ts';
import { allBelow, bodyRows, bottomOfHeads, cellsOf, HEADS, heads, headText } from './table.ts';
import { elementsOf } from './targets.ts';
import { saying } from './view.ts';

/** Texts: the values and headers, the markers, or one text. */
export type Inked =
  | { readonly what: 'values' | 'markers' }
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

/** The edges of the words of an element: a space may hang beyond the end of a line. */
function edgesOf(element: Element) {
  const boxes = rangesOf(element, /\S+/gu).map((range) => range.getBoundingClientRect());
  const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left: Math.min(...left), right: Math.max(...right), bottom };
}

/** Height in px of a window without bars at its edges: no other page is looked at in a lower one. */
const LOW_PX = 400;

/** The part of the view that no bar at its edge covers, in px from the window's top. */
function sight(): { top: number; bottom: number } {
  const { clientHeight, scrollHeight } = document.documentElement;
  const bar = innerWidth < NARROW_PX || clientHeight < LOW_PX ? 0 : clientHeight / 4;
  const isAtBottom = window.scrollY + clientHeight >= scrollHeight - 1;
  return {
    top: Math.max(bottomOfHeads(), bar),
    bottom: isAtBottom ? clientHeight : clientHeight - bar,
  };
}

/** The cells of the rendered rows that are in sight, by row, each with the number of its column. */
function cellsInSight(): (readonly [column: number, cell: Element])[][] {
  const { top, bottom } = sight();
  const start = window.scrollY === 0 ? 0 : top;
  const isInSight = (cell: Element) => boxOf(cell).top >= start && boxOf(cell).bottom <= bottom;
  return bodyRows()
    .map((row) => [...cellsOf(row).entries()].filter(([, cell]) => isInSight(cell)))
    .filter((cells) => cells.length > 0);
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

const areOverlapping = (a: DOMRect, b: DOMRect) =>
  overlapOf(a, b) > TOLERANCE && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;

/** What is wrong with the place of a value: it overlaps another one, or is not under its header. */
function faultOf(
  cell: Element,
  nth: number,
  boxes: readonly DOMRect[],
  headBoxes: readonly DOMRect[],
): string | undefined {
  const box = cell.getBoundingClientRect();
  if (boxes.filter((each) => areOverlapping(each, box)).length > 1) return 'overlaps another value';
  if (/[\p{L}\p{N}]/u.test(styledText(cell))) return 'has letters of a style sheet';
  const overlaps = headBoxes.map((head) => overlapOf(head, box));
  const isUnderHeader = overlaps[nth] === Math.max(...overlaps);
  return innerWidth >= NARROW_PX && !isUnderHeader ? 'is not under its header' : undefined;
}

/** A shift-click may have selected texts, and the colours of a selection come before those of a highlight. */
export const removeSelection = () => document.getSelection()?.removeAllRanges();

/** Scrolls to the first row in view, if no values are in sight. */
export function bringRowsIntoSight(): void {
  if (cellsInSight().length > 0) return;
  const row = bodyRows().find((each) => boxOf(each).bottom > bottomOfHeads());
  row?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Headers may follow the view from there.
  if (row) window.scrollBy(0, boxOf(row).top - sight().top - 1);
}

/** The headers, and the values in sight, by row, each with the number of its column. */
function grid(): (readonly [column: number, Element, InkBox])[][] {
  const rows = cellsInSight();
  const boxes = rows.flatMap((cells) => cells.map(([, cell]) => cell.getBoundingClientRect()));
  const headBoxes = COLUMNS.map((column) => {
    const [head] = elementsOf({ what: 'header', column });
    return head?.getBoundingClientRect() ?? new DOMRect();
  });
  const textOf = (element: Element) => (saysMore(element) ? undefined : edgesOf(element));
  // Further down, headers may have scrolled away.
  const headers = (window.scrollY === 0 ? heads() : []).map((head, column) => {
    const box = head.getBoundingClientRect();
    return [column, head, { of: `the header ${headText(head)}`, box, text: textOf(head) }] as const;
  });
  const values = rows.map((cells) =>
    cells.map(([column, cell]) => {
      const inkBox: InkBox = {
        of: `the ${COLUMNS[column]} ‘${collapsed(cell.textContent ?? '')}’`,
        box: cell.getBoundingClientRect(),
        text: textOf(cell),
        fault: faultOf(cell, column, boxes, headBoxes),
      };
      return [column, cell, inkBox] as const;
    }),
  );
  return [headers, ...values];
}

/**
 * Makes texts transparent, until `showInk`.
 *
 * @param parity which values and headers: every other one, as on a chessboard
 * @returns where their ink has to be
 */
export function hideInk(inked: Inked, parity: 0 | 1): InkBox[] {
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
        cells.filter(([column]) => (row + column) % 2 === parity),
      );
      hide(values.map(([, element]) => element));
      return values.map(([, , inkBox]) => inkBox);
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
