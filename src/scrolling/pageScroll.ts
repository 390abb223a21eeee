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

/** Handlers of the window's events. None is called while the page is hidden. */
export interface ScrollListener {
  /** @param isByReader whether the reader has scrolled, rather than the page or the browser (B11) */
  onScroll(isByReader: boolean): void;
  /** A scroll by the reader is over (B3). What ended while the page was hidden is told afterwards. */
  onScrollEnd?(): void;
  /** The window has another size, or is shown again. */
  onResize(): void;
  /** The content has another size. It cannot be resized in this call. */
  onReflow(): void;
}

/**
 * The one owner of the window's scroll offset. It tells the reader's scrolling from that of the page and
 * of the browser (B11).
 */
export class PageScroll {
  private readonly listeners = new Set<ScrollListener>();
  private readonly readerScroll = new ReaderScroll(() =>
    this.notify((listener) => listener.onScrollEnd?.()),
  );
  /** The window's offset if the reader has not scrolled since the last event. */
  private expectedOffset = 0;
  /** Whether the page had no size at the last event. */
  private isHidden = false;

  /** Whether a scroll by the reader is under way. */
  get isScrolling(): boolean {
    return this.readerScroll.isUnderWay;
  }

  /** The geometry of the window; none if a host or a style sheet hides the page. */
  get geometry(): ScrollGeometry | undefined {
    const { documentElement, body } = document;
    const { clientWidth, scrollTop, clientHeight, scrollHeight } = documentElement;
    const isHidden = !clientWidth || !clientHeight || !body.offsetHeight;
    return isHidden ? undefined : { scrollTop, clientHeight, scrollHeight };
  }

  /**
   * Calls `listener` after those that are connected already: effects connect the rows, which are deeper
   * in the tree, before the loading.
   *
   * @returns a function that removes the listener
   */
  connect(listener: ScrollListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @returns a function that stops listening to the window and to the size of the page */
  listen(): () => void {
    this.expectedOffset = document.documentElement.scrollTop;
    const listening = new AbortController();
    const on = (type: string, handle: (event: Event) => void, target: EventTarget = window) =>
      target.addEventListener(type, handle, { signal: listening.signal, passive: true });
    const onTouch = (event: Event) =>
      this.readerScroll.touch((event as TouchEvent).touches.length > 0);
    const onResize = () => this.notify((listener) => listener.onResize());
    on('scroll', () => this.handleScroll());
    on('scrollend', () => {
      // In Firefox it may come before `scroll`.
      this.handleScroll();
      this.readerScroll.end();
    });
    on('resize', onResize);
    on('touchstart', (event) => {
      onTouch(event);
      // On the target, whose events no longer bubble once its row has left the document.
      for (const type of ['touchend', 'touchcancel']) on(type, onTouch, event.target as Node);
    });
    const observer = new ResizeObserver(() => {
      // In a task of its own, since rows that were rendered meanwhile need space.
      if (this.isHidden) setTimeout(onResize);
      else this.notify((listener) => listener.onReflow());
    });
    observer.observe(document.body);
    return () => {
      listening.abort();
      observer.disconnect();
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
    this.expectedOffset += documentElement.scrollTop - before;
  }

  /**
   * Learns, at the start of an event, what the browser has done by itself.
   *
   * @returns whether the page is shown
   */
  sync(): boolean {
    const { geometry, isHidden: wasHidden } = this;
    this.isHidden = !geometry;
    if (!geometry) return false;
    const { clientHeight, scrollHeight } = geometry;
    // Where the document has become too short, the browser itself scrolls up.
    this.expectedOffset = Math.min(this.expectedOffset, Math.max(0, scrollHeight - clientHeight));
    if (wasHidden) {
      // A browser may lose the offset of a page that was hidden.
      window.scrollTo({ top: this.expectedOffset, behavior: 'instant' });
      this.readerScroll.waitForEnd();
    }
    return true;
  }

  private notify(call: (listener: ScrollListener) => void): void {
    if (this.sync()) for (const listener of this.listeners) call(listener);
  }

  private handleScroll(): void {
    if (!this.sync()) return;
    const { scrollTop } = document.documentElement;
    const isByReader = Math.abs(scrollTop - this.expectedOffset) >= 1;
    if (isByReader) {
      this.expectedOffset = scrollTop;
      this.readerScroll.move();
    }
    for (const listener of this.listeners) listener.onScroll(isByReader);
  }
}

/** A `PageScroll` that listens as long as the component is mounted. */
export function usePageScroll(): PageScroll {
  const [pageScroll] = useState(() => new PageScroll());
  useLayoutEffect(() => pageScroll.listen(), [pageScroll]);
  return pageScroll;
}
