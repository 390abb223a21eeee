/**
 * Tells the reader's scrolling from the page's own (B11).
 *
 * Invariant: `accounted` is the offset at which the window would stand had the reader not
 * scrolled since the last event: where that event left it, moved by the page's own scrolls.
 */
let accounted = 0;

/** Takes the window's present offset as accounted for. */
export function accountForOffset(): void {
  accounted = window.scrollY;
}

/** Runs `scroll`, a scroll that the page makes by itself. */
export function scrollAsPage(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  accounted += window.scrollY - before;
}

/** Says whether the reader has scrolled, by 1 px or more, since it last said so. */
export function hasReaderScrolled(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  // A document that grew shorter makes the browser scroll up: not the reader's doing either.
  accounted = Math.min(accounted, Math.max(0, scrollHeight - clientHeight));
  if (Math.abs(window.scrollY - accounted) < 1) return false;
  accountForOffset();
  return true;
}
