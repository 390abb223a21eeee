import { useLayoutEffect, useState } from 'react';

/** Vertical measures of a scrolling box, in px. */
export interface ScrollGeometry {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** The distance left to the bottom, in px. */
export function distanceToBottom(geometry: ScrollGeometry): number {
  return geometry.scrollHeight - geometry.clientHeight - geometry.scrollTop;
}

/** Handlers of the window's events. */
export interface ScrollListener {
  onScroll?(): void;
  /** @param scroll number of the scroll, which fires many events */
  onReaderScroll?(scroll: number): void;
  onScrollEnd?(): void;
  onResize?(): void;
}

/** Time without movement that ends a scroll, at the next frame, in ms (B11). */
const SCROLL_END_MS = 150;

/**
 * The one owner of the window's scroll offset, and the only reader of its geometry. It separates the
 * reader's scrolling from the page's own, and one scroll from the next (B11).
 */
export class PageScroll {
  /** The rows come first, to be in place before more are loaded. */
  private readonly listeners = {
    rows: new Set<ScrollListener>(),
    loading: new Set<ScrollListener>(),
  };
  /** Whether a scroll by the reader is under way. */
  isScrolling = false;
  /** How far down the page itself has scrolled, in px. */
  ownScrolling = 0;
  /** The window's offset if the reader has not scrolled since the last event. */
  private expectedOffset = 0;
  /** The geometry during an event, as long as the page does not change it. */
  private measured: ScrollGeometry | undefined;
  /** Number of the present scroll, or of the next one. */
  private scrollNumber = 0;
  private isHandlerDue = false;
  /** Whether a finger or a key is down, so the scroll may go on. */
  private isHeld = false;
  /** Whether the scroll is over once the finger or key is released. */
  private isEndDue = false;
  private endTimer?: ReturnType<typeof setTimeout>;
  private endFrame = 0;

  /** The window's geometry, measured once for each event. */
  get geometry(): ScrollGeometry {
    return this.measured ?? this.measure();
  }

  /** @returns a function that removes the listener */
  connect(list: 'rows' | 'loading', listener: ScrollListener): () => void {
    this.listeners[list].add(listener);
    return () => this.listeners[list].delete(listener);
  }

  /** @returns a function that stops listening to the window */
  listen(): () => void {
    this.expectedOffset = this.geometry.scrollTop;
    const listening = new AbortController();
    const on = (type: string, handle: (event: Event) => void, target: EventTarget = window) =>
      target.addEventListener(type, handle, { signal: listening.signal, passive: true });
    const hold = (isHeld: boolean) => {
      this.isHeld = isHeld;
      if (this.isEndDue) this.end();
    };
    const onTouch = (event: Event) => hold((event as TouchEvent).touches.length > 0);
    on('scroll', () => {
      // In the same frame, but once for all events that a script dispatches in a row.
      if (!this.isHandlerDue) queueMicrotask(() => this.handle());
      this.isHandlerDue = true;
    });
    on('scrollend', () => this.end());
    on('resize', () => this.notify((listener) => listener.onResize?.()));
    on('touchstart', (event) => {
      onTouch(event);
      // On the target, whose events no longer bubble once its row has left the document.
      for (const type of ['touchend', 'touchcancel']) on(type, onTouch, event.target as Node);
    });
    on('keydown', () => hold(true));
    // A key may be released in another window, and a finger while the page is in the back/forward cache.
    for (const type of ['keyup', 'blur', 'pagehide']) on(type, () => hold(false));
    return () => {
      listening.abort();
      this.stopAwaitingEnd();
    };
  }

  /**
   * Scrolls on the page's own account (B3), which never counts as a scroll by the reader (B11).
   *
   * @param px how far down
   * @param change runs first, and may change the layout
   */
  adjustBy(px: number, change: () => void): void {
    const before = this.measure().scrollTop;
    change();
    const isCutOff = document.documentElement.scrollTop < before;
    // Chromium would return to an offset beyond the document's end once the document grows again.
    if (isCutOff) window.scrollBy({ top: -1, behavior: 'instant' });
    // A scroll by 0 px would stop a smooth scroll. 'instant' overrules a reader's style sheet.
    if (px !== 0 || isCutOff) window.scrollTo({ top: before + px, behavior: 'instant' });
    this.measured = undefined;
    const moved = document.documentElement.scrollTop - before;
    this.expectedOffset += moved;
    this.ownScrolling += moved;
  }

  private notify(call: (listener: ScrollListener) => void, geometry = this.measure()): void {
    this.measured = geometry;
    for (const listener of [...this.listeners.rows, ...this.listeners.loading]) call(listener);
    this.measured = undefined;
  }

  private handle(): void {
    this.isHandlerDue = false;
    const geometry = this.measure();
    const isByReader = Math.abs(geometry.scrollTop - this.expectedOffset) >= 1;
    if (isByReader) {
      this.expectedOffset = geometry.scrollTop;
      this.isScrolling = true;
      this.awaitEnd();
    }
    this.notify((listener) => {
      listener.onScroll?.();
      if (isByReader) listener.onReaderScroll?.(this.scrollNumber);
    }, geometry);
  }

  /** Ends the scroll after a time without movement. */
  private awaitEnd(): void {
    this.stopAwaitingEnd();
    this.isEndDue = false;
    this.endTimer = setTimeout(() => {
      // On a busy page, scroll events that are due come before the frame.
      this.endFrame = requestAnimationFrame(() => this.end());
    }, SCROLL_END_MS);
  }

  private stopAwaitingEnd(): void {
    clearTimeout(this.endTimer);
    cancelAnimationFrame(this.endFrame);
  }

  private end(): void {
    // With reduced motion, Firefox may fire a key's `scrollend` before its `scroll`.
    this.handle();
    this.isEndDue = this.isHeld;
    if (this.isHeld) return;
    this.stopAwaitingEnd();
    this.scrollNumber += 1;
    this.isScrolling = false;
    this.notify((listener) => listener.onScrollEnd?.());
  }

  /** Measures the window. Where the document has become too short, the browser itself scrolls up. */
  private measure(): ScrollGeometry {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    this.expectedOffset = Math.min(this.expectedOffset, Math.max(0, scrollHeight - clientHeight));
    return { scrollTop, clientHeight, scrollHeight };
  }
}

/** A `PageScroll` that listens as long as the component is mounted. */
export function usePageScroll(): PageScroll {
  const [pageScroll] = useState(() => new PageScroll());
  useLayoutEffect(() => pageScroll.listen(), [pageScroll]);
  return pageScroll;
}
