import { useLayoutEffect, useState } from 'react';
import { ReaderScroll } from './readerScroll.ts';

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

/** What a scroll event means. */
export interface Movement {
  /** Whether the reader has scrolled, rather than the page or the browser itself (B11). */
  readonly isByReader: boolean;
  /** Whether no scroll is under way after it (B3). */
  readonly isOver: boolean;
}

/** Handlers of the window's events. None is called while the page is hidden. */
export interface ScrollListener {
  onScroll?(movement: Movement): void;
  /** The window has another size. */
  onResize?(): void;
  /** The content has another size, or is shown again. It cannot be resized in this call. */
  onReflow?(): void;
}

/**
 * The one owner of the window's scroll offset, and the only reader of its geometry. It tells the
 * reader's scrolling from that of the page and of the browser (B11).
 */
export class PageScroll {
  private readonly listeners = new Set<ScrollListener>();
  private readonly readerScroll = new ReaderScroll(() => this.handle({ isEnd: true }));
  /** The window's offset if the reader has not scrolled since the last event. */
  private expectedOffset = 0;
  /** Whether the page had no size when it was last measured. */
  private isHidden = false;
  /** The geometry during an event, as long as the page does not change it. */
  private measured: ScrollGeometry | undefined;

  /** Whether a scroll by the reader is under way. */
  get isScrolling(): boolean {
    return this.readerScroll.isUnderWay;
  }

  /**
   * Calls `listener` after those that are connected already: effects connect the rows, which are deeper
   * in the tree, before the loading.
   *
   * @param content an element whose size is watched, for all listeners
   * @returns a function that removes the listener
   */
  connect(listener: ScrollListener, content?: Element): () => void {
    this.listeners.add(listener);
    const observer = new ResizeObserver(() => this.notify((each) => each.onReflow?.()));
    if (content) observer.observe(content);
    return () => {
      this.listeners.delete(listener);
      observer.disconnect();
    };
  }

  /** @returns a function that stops listening to the window */
  listen(): () => void {
    this.expectedOffset = document.documentElement.scrollTop;
    const listening = new AbortController();
    const on = (type: string, handle: (event: Event) => void, target: EventTarget = window) =>
      target.addEventListener(type, handle, { signal: listening.signal, passive: true });
    const onTouch = (event: Event) =>
      this.readerScroll.touch((event as TouchEvent).touches.length > 0);
    on('scroll', () => this.handle());
    on('scrollend', () => this.handle({ isEnd: true }));
    on('resize', () => this.notify((listener) => listener.onResize?.()));
    on('touchstart', (event) => {
      onTouch(event);
      // On the target, whose events no longer bubble once its row has left the document.
      for (const type of ['touchend', 'touchcancel']) on(type, onTouch, event.target as Node);
    });
    // A finger may be lifted while the page is in the back/forward cache.
    on('pagehide', () => this.readerScroll.touch(false));
    return () => {
      listening.abort();
      this.readerScroll.stopWaiting();
    };
  }

  /**
   * Scrolls on the page's own account (B3), which never counts as a scroll by the reader (B11).
   *
   * @param px how far down
   * @param change runs first, and may change the layout
   */
  adjustBy(px: number, change: () => void): void {
    const { documentElement } = document;
    const before = documentElement.scrollTop;
    change();
    const isCutOff = documentElement.scrollTop < before;
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    // Chromium would return to an offset beyond the document's end once the document grows again. Firefox
    // may repeat a part of an earlier scroll after `scrollBy`.
    if (isCutOff) scrollTo(documentElement.scrollTop - 1);
    // A scroll by 0 px would stop a smooth scroll. 'instant' overrules a reader's style sheet.
    if (px !== 0 || isCutOff) scrollTo(before + px);
    this.measured = undefined;
    this.expectedOffset += documentElement.scrollTop - before;
  }

  /**
   * Measures the window, once in an event.
   *
   * @returns `undefined` if there is nothing to measure: a host or a style sheet hides the page
   */
  measure(): ScrollGeometry | undefined {
    if (this.measured) return this.measured;
    const { documentElement, body } = document;
    const { clientWidth, clientHeight, scrollHeight } = documentElement;
    const wasHidden = this.isHidden;
    this.isHidden = !clientWidth || !clientHeight || !body.offsetHeight;
    if (this.isHidden) return undefined;
    // Where the document has become too short, the browser itself scrolls up.
    this.expectedOffset = Math.min(this.expectedOffset, Math.max(0, scrollHeight - clientHeight));
    // A browser may lose the offset of a page that was hidden.
    if (wasHidden) window.scrollTo({ top: this.expectedOffset, behavior: 'instant' });
    return { scrollTop: documentElement.scrollTop, clientHeight, scrollHeight };
  }

  private notify(call: (listener: ScrollListener) => void): void {
    this.measured = this.measure();
    if (!this.measured) return;
    try {
      for (const listener of this.listeners) call(listener);
    } finally {
      this.measured = undefined;
    }
  }

  /** Handles a movement with its end, or one of them: Firefox may fire `scrollend` before `scroll`. */
  private handle({ isEnd } = { isEnd: false }): void {
    this.measured = this.measure();
    const { scrollTop = this.expectedOffset } = this.measured ?? {};
    const isByReader = Math.abs(scrollTop - this.expectedOffset) >= 1;
    if (isByReader) {
      this.expectedOffset = scrollTop;
      this.readerScroll.move();
    }
    const isOver = isEnd && this.readerScroll.end();
    this.notify((listener) => listener.onScroll?.({ isByReader, isOver }));
  }
}

/** A `PageScroll` that listens as long as the component is mounted. */
export function usePageScroll(): PageScroll {
  const [pageScroll] = useState(() => new PageScroll());
  useLayoutEffect(() => pageScroll.listen(), [pageScroll]);
  return pageScroll;
}
