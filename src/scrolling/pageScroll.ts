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

/** Time without movement after which a scroll is over, at the next frame, in ms (B11). */
const SCROLL_END_MS = 150;

/**
 * The one owner of the window's scroll offset. It separates the reader's scrolling from the page's
 * own, and one scroll from the next (B11): a turn of the wheel, a key or a drag makes many events.
 */
export class PageScroll {
  /** The rows are in place before more are loaded. */
  private readonly listeners = {
    rows: new Set<ScrollListener>(),
    loading: new Set<ScrollListener>(),
  };
  /** Whether the reader is scrolling: a scroll has begun and is not over. */
  isUnderWay = false;
  /** The offset at which the window would be if the reader had not scrolled since the last event. */
  private expected = 0;
  /** How far down the page itself has scrolled, in px. */
  private ownScrolling = 0;
  /** Number of the present scroll, or of the next one. */
  private scroll = 0;
  private isHandlerDue = false;
  private isFingerDown = false;
  private endTimer?: ReturnType<typeof setTimeout>;
  private endFrame = 0;

  /**
   * Adds a listener.
   *
   * @param part what it is of: the rows come first
   * @returns a function that removes the listener
   */
  connect(part: 'rows' | 'loading', listener: ScrollListener): () => void {
    this.listeners[part].add(listener);
    return () => this.listeners[part].delete(listener);
  }

  /**
   * Listens to the window.
   *
   * @returns a function that ends that
   */
  listen(): () => void {
    this.expected = window.scrollY;
    const listening = new AbortController();
    const { signal } = listening;
    const on = (type: string, handle: (event: Event) => void, target: EventTarget = window) =>
      target.addEventListener(type, handle, { signal, passive: true });
    const onTouch = (event: Partial<TouchEvent>) => {
      this.isFingerDown = Boolean(event.touches?.length);
      this.awaitEnd();
    };
    on('scroll', () => {
      // In the frame of the event, but once for all events that a script dispatches at once.
      if (!this.isHandlerDue) queueMicrotask(() => this.handle());
      this.isHandlerDue = true;
    });
    on('scrollend', () => this.end());
    on('resize', () => this.resize());
    on('touchstart', (event) => {
      onTouch(event);
      // A row that leaves the document takes the rest of its touch along.
      for (const type of ['touchend', 'touchcancel']) on(type, onTouch, event.target ?? window);
    });
    // Nor does a page hear of it while it waits in the browser's cache.
    on('pagehide', onTouch);
    return () => {
      listening.abort();
      this.stopAwaitingEnd();
    };
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
    // A write would stop a scroll under way. At once, whatever a reader's style sheet says.
    if (px !== 0) window.scrollTo({ top: before + px, behavior: 'instant' });
    const moved = window.scrollY - before;
    this.expected += moved;
    this.ownScrolling += moved;
  }

  private notify(tell: (listener: ScrollListener) => void): void {
    for (const listener of [...this.listeners.rows, ...this.listeners.loading]) tell(listener);
  }

  private handle(): void {
    this.isHandlerDue = false;
    this.accountForEnd();
    const isByReader = Math.abs(window.scrollY - this.expected) >= 1;
    if (isByReader) {
      this.expected = window.scrollY;
      this.isUnderWay = true;
      this.awaitEnd();
    }
    this.notify((listener) => listener.onScroll?.(isByReader ? this.scroll : undefined));
  }

  /** Ends the scroll once nothing has moved for a while from now on. */
  private awaitEnd(): void {
    this.stopAwaitingEnd();
    this.endTimer = setTimeout(() => {
      // What a busy page has not heard of yet comes before the frame.
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
    if (this.isFingerDown) return;
    this.stopAwaitingEnd();
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
