/** A part of the page that reacts to the window's scrolling. */
export interface ScrollListener {
  /**
   * The window has scrolled.
   *
   * @param scroll number of the reader's scroll that this belongs to; `undefined` if the page or the
   *   browser itself has scrolled
   */
  onScroll?(scroll: number | undefined): void;
  /** A scroll is over. */
  onScrollEnd?(): void;
  onResize?(): void;
}

/** In a browser without `scrollend`, how long no scroll event comes before a scroll is over, in ms. */
const SCROLL_END_MS = 150;

/**
 * The one owner of the window's scroll offset. It separates the reader's scrolling from the page's
 * own, and one scroll from the next (B11): a turn of the wheel, a key or a drag makes many events,
 * and is over when the browser says so.
 */
export class PageScroll {
  /** In their order, children before parents: the rows are in place before more are loaded. */
  private readonly listeners = new Set<ScrollListener>();
  /** Whether the reader is scrolling: a scroll has begun and is not over. */
  isUnderWay = false;
  /** The offset at which the window would be if the reader had not scrolled since the last event. */
  private expected = 0;
  /** How far down the page itself has scrolled, in px. */
  private ownScrolling = 0;
  /** Number of the present scroll, or of the next one. */
  private scroll = 0;
  private isHandlerDue = false;
  private endTimer?: ReturnType<typeof setTimeout>;

  /**
   * Notifies a part of the page from now on.
   *
   * @returns ends that
   */
  connect(listener: ScrollListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Listens to the window from now on.
   *
   * @returns ends that
   */
  listen(): () => void {
    this.expected = window.scrollY;
    const listening = new AbortController();
    const { signal } = listening;
    const onScroll = () => {
      // In the frame of the event, but once for all events that a script dispatches at once.
      if (!this.isHandlerDue) queueMicrotask(() => this.handle());
      this.isHandlerDue = true;
    };
    window.addEventListener('scroll', onScroll, { signal });
    window.addEventListener('scrollend', () => this.end(), { signal });
    window.addEventListener('keyup', () => this.endAtEdge(), { signal });
    window.addEventListener('resize', () => this.resize(), { signal });
    return () => listening.abort();
  }

  /** How far down the reader has scrolled, in px, without what the page itself has scrolled. */
  get readerOffset(): number {
    return window.scrollY - this.ownScrolling;
  }

  /**
   * Scrolls on the page's own account (B3), which never counts as the reader's (B11).
   *
   * @param px how far down
   * @param change is run first, and may change the layout
   */
  moveBy(px: number, change: () => void): void {
    this.accountForEnd();
    const before = window.scrollY;
    change();
    // A write would stop a scroll under way.
    if (px !== 0) window.scrollTo(0, before + px);
    const moved = window.scrollY - before;
    this.expected += moved;
    this.ownScrolling += moved;
  }

  private notify(tell: (listener: ScrollListener) => void): void {
    for (const listener of this.listeners) tell(listener);
  }

  private handle(): void {
    this.isHandlerDue = false;
    this.accountForEnd();
    const isByReader = Math.abs(window.scrollY - this.expected) >= 1;
    if (isByReader) {
      this.expected = window.scrollY;
      this.isUnderWay = true;
      clearTimeout(this.endTimer);
      if (!('onscrollend' in window)) this.endTimer = setTimeout(() => this.end(), SCROLL_END_MS);
    }
    this.notify((listener) => listener.onScroll?.(isByReader ? this.scroll : undefined));
  }

  /** Chromium fires no `scrollend` after a key that is held has reached the top or the end. */
  private endAtEdge(): void {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    if (scrollTop === 0 || scrollHeight - clientHeight - scrollTop < 1) this.end();
  }

  private end(): void {
    // With reduced motion, Firefox may fire a key's `scrollend` before its `scroll`.
    this.handle();
    this.scroll += 1;
    this.isUnderWay = false;
    this.notify((listener) => listener.onScrollEnd?.());
  }

  private resize(): void {
    this.accountForEnd();
    this.notify((listener) => listener.onResize?.());
  }

  /**
   * A document that has become shorter makes the browser scroll up, and so does a window that grows
   * beyond its end: neither is the reader's doing. Done before the document can become longer again.
   */
  private accountForEnd(): void {
    const { scrollHeight, clientHeight } = document.documentElement;
    this.expected = Math.min(this.expected, Math.max(0, scrollHeight - clientHeight));
  }
}
