/** Runs in the judged page: scrolls it, and lets loads take place. */
import { clock } from './clock.ts';
import { readTable } from './table.ts';

/** Time between two scrolls that are handled (R9.4), in ms. */
const SCROLL_THROTTLE_MS = 150;
/** When a scroll is over where the browser does not say so sooner (B11): 150 ms and a frame, in ms. */
const SCROLL_END_MS = 166;

/** Scrolls to an offset in px. */
export async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  await clock.settle();
}

/** Lets a scroll be over: that takes no time where the browser says so itself. */
export async function untilScrollIsOver(): Promise<void> {
  if (!('onscrollend' in window)) await clock.pass(SCROLL_END_MS);
}

/** Scrolls to an offset in px, away and back, with `events` scroll events at once. */
export async function scrollInBurst(top: number, events: number): Promise<void> {
  for (let event = 1; event <= events; event += 1) {
    window.scrollTo(0, event % 2 || event === events ? top : top / 2);
    window.dispatchEvent(new Event('scroll'));
  }
  await clock.settle();
}

/** Keeps the page from answering to what is scrolled or resized from now on. */
export function stopAnswering(): void {
  for (const type of ['scroll', 'scrollend', 'resize'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}

/**
 * Scrolls to the bottom, lets one load take place, and waits until the next scroll is handled; so
 * many times.
 *
 * @returns the table as it was after each load
 */
export async function load(times: number) {
  const read: ReturnType<typeof readTable>[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    await scrollTo(document.documentElement.scrollHeight);
    await clock.passFrame();
    read.push(readTable());
    await clock.pass(SCROLL_THROTTLE_MS);
  }
  return read;
}
