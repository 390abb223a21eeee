/**
 * Tells the reader's scrolling from the page's own (B11).
 *
 * Invariant: `accounted` is the offset at which the window would stand had the reader not
 * scrolled since the last event: where that event left it, moved by the page's own scrolls.
 */
let accounted = 0;

/** How far the page itself has scrolled down so far, in px. */
let own = 0;

/** The last scroll event that was asked about, and what was found. */
let judged: { event: Event; isByReader: boolean } | undefined;

/** Takes the window's present offset as accounted for. */
export function accountForOffset(): void {
  accounted = window.scrollY;
}

/**
 * A document that grew shorter makes the browser scroll up, and so does a window that grew beyond its
 * end: not the reader's doing. To be called while it is short, for it can grow again before the browser
 * tells of the scroll: in a hidden tab, or by rows that are higher than was expected.
 */
export function accountForEnd(): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  accounted = Math.min(accounted, Math.max(0, scrollHeight - clientHeight));
}

/** Runs `scroll`, which scrolls, and may change the layout, by the page's own doing (B3). */
export function scrollAsPage(scroll: () => void): void {
  accountForEnd();
  const before = window.scrollY;
  scroll();
  const moved = window.scrollY - before;
  accounted += moved;
  own += moved;
}

/** How far down the reader has scrolled, in px, what the page itself scrolled left out. */
export function readerOffset(): number {
  return window.scrollY - own;
}

/** Says whether there is no scrolling down any further, by 1 px or more. */
export function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  // Stryker disable next-line EqualityOperator: by one px the reader scrolls or pushes, to one load either way
  return scrollHeight - clientHeight - scrollTop < 1;
}

/**
 * Says whether `event`, a scroll event being told, is of the reader's scrolling: by 1 px or more
 * since the last that was. All who ask about one event are told the same.
 */
export function isByReader(event: Event): boolean {
  if (judged?.event === event) return judged.isByReader;
  accountForEnd();
  const isByReader = Math.abs(window.scrollY - accounted) >= 1;
  if (isByReader) accountForOffset();
  judged = { event, isByReader };
  return isByReader;
}
