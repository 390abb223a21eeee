/** Runs in the judged page: scrolling and loading. */
import { clock } from './clock.ts';
import { readTable } from './table.ts';

/** Time between two handled scroll events (R9.4), in ms. */
const SCROLL_THROTTLE_MS = 150;
/** Time after which a scroll is over without `scrollend` (B3), in ms: 150 ms and a frame. */
const SCROLL_END_MS = 166;

/** Scrolls to an offset in px. */
export async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  await clock.settle();
}

/** Lets a scroll end; where the browser fires `scrollend`, that takes no time. */
export async function untilScrollIsOver(): Promise<void> {
  if (!('onscrollend' in window)) await clock.pass(SCROLL_END_MS);
}

/** Hides all further scrolling and resizing from the page. */
export function hideScrolling(): void {
  for (const type of ['scroll', 'scrollend', 'resize'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}

/**
 * `times` times: scrolls to the bottom, waits for one load, and until the next scroll event is handled.
 * Meanwhile the browser does not anchor the scroll, which could start other loads in a sorted list.
 *
 * @returns the table after each load
 */
export async function load(times: number) {
  const read: ReturnType<typeof readTable>[] = [];
  const { style } = document.documentElement;
  const { overflowAnchor } = style;
  style.overflowAnchor = 'none';
  for (let nth = 0; nth < times; nth += 1) {
    await scrollTo(document.documentElement.scrollHeight);
    await clock.passFrame();
    read.push(readTable());
    await clock.pass(SCROLL_THROTTLE_MS);
  }
  style.overflowAnchor = overflowAnchor;
  return read;
}
