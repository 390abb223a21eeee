/**
 * Runs in the judged page: what a reader sees. A text is seen if it is displayed, visible and opaque, larger
 * than a pixel where its ancestors clip it, on the page, of another colour than its background, and not
 * covered; its white space is collapsed, as in a browser.
 */

import type { Place } from '../judged-window.ts';

/** Width or height in px up to which nothing can be read. */
const DOT = 1;
/** Colours as browsers compute them. */
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

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

/** Whether more than a pixel of a box of an element is left where its ancestors, and the page, clip it. */
function isLarge(element: Element, box: DOMRect): boolean {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  let { left, top, right, bottom } = box;
  const clip = (by: { left: number; top: number; right: number; bottom: number }) => {
    [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
    [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
  };
  let position = '';
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (position === 'fixed') break;
    if (position === 'absolute' && style.position === 'static') continue;
    // What a scroller holds, a reader scrolls into it.
    if (/auto|scroll/.test(style.overflow))
      ({ left, top, right, bottom } = at.getBoundingClientRect());
    else if (style.overflow !== 'visible') {
      const by = at.getBoundingClientRect();
      // What an ellipsis stands for counts as seen.
      const isCutOff = style.textOverflow === 'ellipsis' && by.width > DOT;
      clip(isCutOff ? new DOMRect(left, by.top, right - left, by.height) : by);
    }
    position = style.position;
  }
  const { scrollX, scrollY } = window;
  clip(
    position === 'fixed'
      ? new DOMRect(0, 0, clientWidth, clientHeight)
      : new DOMRect(-scrollX, -scrollY, scrollWidth, Number.MAX_SAFE_INTEGER),
  );
  return right - left > DOT && bottom - top > DOT;
}

/** Whether the colour of an element's text differs from what is behind it. */
export function isLegible(element: Element): boolean {
  const { color } = getComputedStyle(element);
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(at);
    // A gradient may be the colour of the text, and a large inner shadow the background, as in Bootstrap.
    if (backgroundImage !== 'none' || /\d{4}px inset/.test(boxShadow)) return true;
    if (color === TRANSPARENT) return false;
    if (backgroundColor !== TRANSPARENT) return backgroundColor !== color;
  }
  // Without a background the page is white, unless it supports a dark colour scheme.
  if (document.querySelector('meta[name=color-scheme]')) return true;
  return color !== WHITE || getComputedStyle(document.documentElement).colorScheme !== 'normal';
}

function isSeenText(text: Text, parent: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  return isDisplayed(parent) && isLegible(parent) && isLarge(parent, range.getBoundingClientRect());
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

/** The texts that style sheets put before and after an element and the elements in it. */
export function styledText(element: Element): string {
  const texts = [element, ...element.querySelectorAll('*')].flatMap((each) =>
    ['::before', '::after'].map((part) => getComputedStyle(each, part).content),
  );
  return texts.map((text) => /^"(.*)"$/.exec(text)?.[1] ?? '').join('');
}

/** Whether an element, or `part` of it, hides what is behind it, and does more than to stay in view as a bar. */
function isCover(element: Element, part?: '::before' | '::after'): boolean {
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element, part);
  const isFilled = backgroundImage !== 'none' || /^rgb\(/.test(backgroundColor);
  if (!isFilled || opacity !== '1' || !isDisplayed(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBar = /fixed|sticky/.test(position) && (width < clientWidth || height < clientHeight);
  return !isBar;
}

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

/** Whether the middle of an element is in view, and covered: by another element, or what a style sheet adds. */
export function isCovered(element: Element): boolean {
  const hits = hitsAt(middleOf(element));
  const inside = hits.findIndex((hit) => element.contains(hit));
  const own = inside === -1 ? hits.findIndex((hit) => hit.contains(element)) : inside;
  return hits
    .slice(0, Math.max(own, 0))
    .some((hit) =>
      hit.contains(element) ? isCover(hit, '::before') || isCover(hit, '::after') : isCover(hit),
    );
}
