/**
 * Runs in the judged page: which texts are displayed, by the browser's own rules. A text is displayed if it is visible
 * and not wholly transparent, and larger than a pixel on the page. Whether a reader can see it is for a picture to
 * show (`ink.ts`). Its white space is collapsed, as in a browser.
 */

import type { Place } from '../judged-window.ts';

/** Width or height in px up to which nothing can be read. */
const DOT = 1;

/** Makes hit tests find what lets the pointer through. */
const hittable = new CSSStyleSheet();
hittable.replaceSync('*, ::before, ::after { pointer-events: auto !important }');

export const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether an element or, if it has no box, the nearest one around it is displayed, visible and opaque. */
export function isDisplayed(element: Element): boolean {
  if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  const hasNoBox = getComputedStyle(element).display === 'contents';
  return hasNoBox && element.parentElement !== null && isDisplayed(element.parentElement);
}

/** The box of an element in px or, if it has none, that of the first element in it. */
export function boxOf(element: Element): DOMRect {
  const { firstElementChild } = element;
  const hasBox = element.getClientRects().length > 0 || !firstElementChild;
  return hasBox ? element.getBoundingClientRect() : boxOf(firstElementChild);
}

/** Whether an element, or one around it, shows less than a pixel, as that of a text for screen readers. */
function isClippedAway(element: Element): boolean {
  const { width, height } = boxOf(element);
  const isDot = width <= DOT || height <= DOT;
  if (isDot && getComputedStyle(element).overflow !== 'visible') return true;
  const { parentElement } = element;
  return parentElement !== null && parentElement !== document.body && isClippedAway(parentElement);
}

/** Whether a text in an element is displayed. */
export function isSeenText(text: Text, parent: Element): boolean {
  if (!isDisplayed(parent)) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { right, bottom, width, height } = range.getBoundingClientRect();
  const isOnPage = right + window.scrollX > 0 && bottom + window.scrollY > 0;
  return isOnPage && width > DOT && height > DOT && !isClippedAway(parent);
}

function rawText(element: Element, left: ReadonlySet<Element>): string {
  let raw = '';
  for (const node of [...(element.shadowRoot?.childNodes ?? []), ...element.childNodes]) {
    if (node instanceof Text && (node.data.trim() === '' || isSeenText(node, element)))
      raw += node.data;
    if (!(node instanceof Element) || left.has(node)) continue;
    const isInline = getComputedStyle(node).display.startsWith('inline');
    raw += isInline ? rawText(node, left) : ` ${rawText(node, left)} `;
  }
  return raw;
}

/** The text of an element as a reader sees it, without that of the elements in `left`. */
export function seenText(element: Element, left: ReadonlySet<Element> = new Set()): string {
  return collapsed(rawText(element, left));
}

/** The texts that style sheets put before and after an element. */
export function styledPart(element: Element): string {
  const texts = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
  return texts.map((text) => /^"(.*)"$/.exec(text)?.[1] ?? '').join('');
}

/** The texts that style sheets put before and after an element and the elements in it. */
export const styledText = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map(styledPart).join('');

/** The middle of an element, in px from the left and top of the window. */
export function middleOf(element: Element): Place {
  const { left, top, width, height } = boxOf(element);
  return { x: left + width / 2, y: top + height / 2 };
}

/** What is at a place in the window, uppermost first, even if it lets the pointer through. */
export function hitsAt({ x, y }: Place): Element[] {
  document.adoptedStyleSheets.push(hittable);
  const hits = document.elementsFromPoint(x, y);
  document.adoptedStyleSheets.pop();
  return hits;
}
