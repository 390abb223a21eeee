/** Runs in the judged page: records its scroll events. */
import { type Geometry, geometry } from './view.ts';

/**
 * The layout in px after the page's own listeners of a scroll event and before them, when it was in ms, and
 * whether the reader's scroll had not ended: what follows its end is the page's own.
 */
export type ScrollEvent = Geometry & {
  readonly before: Geometry;
  readonly at: number;
  readonly isByReader: boolean;
};

const scrolls: ScrollEvent[] = [];
let isByReader = false;

/** Records scroll events from now on. */
export function record(): void {
  let before: Geometry;
  const note = () => scrolls.push({ ...geometry(), before, at: performance.now(), isByReader });
  // Added again during each event, to run after the page's own listeners and record the layout that
  // they leave.
  const listenLast = () => {
    before = geometry();
    window.addEventListener('scroll', note, { once: true });
  };
  window.addEventListener('scroll', listenLast, { capture: true });
  window.addEventListener('scrollend', () => {
    isByReader = false;
  });
}

/** The reader begins to scroll. */
export function beginScroll(): void {
  isByReader = true;
}

/**
 * The scroll events since the last call, whether the reader's scroll has not ended, the time on the page's clock in ms, and
 * the width of the window in px.
 */
export const observeScroll = () => ({
  scrolls: scrolls.splice(0),
  isByReader,
  now: performance.now(),
  width: innerWidth,
});
