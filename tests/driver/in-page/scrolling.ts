/** Runs in the judged page: scrolling and loading. */
import type { Row } from '../table.ts';
import { clock } from './clock.ts';
import { beginScroll } from './observation.ts';
import { bottomOfHeads, headTexts, readTable, rowCount } from './table.ts';

/** Time between two handled scroll events (R9.4), in ms. */
const SCROLL_THROTTLE_MS = 150;
/** Time of the throttle and a frame, in ms. */
const THROTTLE_AND_FRAME_MS = 166;

let scrollEvents = 0;
window.addEventListener('scroll', ({ isTrusted }) => {
  if (isTrusted) scrollEvents += 1;
});

/** Until when the page's own scrolls, right after the reader's, may have the next one wait (R9.4). */
let throttledUntil = 0;

export async function scrollTo(top: number): Promise<void> {
  const events = scrollEvents;
  beginScroll();
  window.scrollTo(0, top);
  await clock.settle();
  if (scrollEvents > events + 1) throttledUntil = performance.now() + 2 * SCROLL_THROTTLE_MS;
}

export const isThrottled = () => performance.now() < throttledUntil;

/**
 * Reads all rows. Unless they are all in the document, scrolls from the top to the bottom, by steps of the window less
 * its headers, and back.
 *
 * @returns the rows in their order, and the place of the first that is missing although the page may have it: at no
 *   step was it between two rows in the document, or beyond them at the page's end
 */
export async function readAllRows() {
  const count = rowCount();
  const start = window.scrollY;
  const rows = new Map<number, Row>();
  const passed = new Set<number>();
  const look = () => {
    const seen = readTable().rows;
    for (const [place, row] of seen) rows.set(place, row);
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
    const first = window.scrollY === 0 ? 0 : (seen[0]?.[0] ?? count);
    const last = isAtEnd ? count - 1 : (seen.at(-1)?.[0] ?? -1);
    for (let place = first; place <= last; place += 1) passed.add(place);
  };
  look();
  for (let top = 0, reached = -1; rows.size < count; ) {
    await scrollTo(top);
    look();
    // Rows may become higher as they come into view; at the bottom, that moves the last ones out of it.
    if (window.scrollY <= reached) break;
    reached = window.scrollY;
    top = reached + document.documentElement.clientHeight - bottomOfHeads();
  }
  if (window.scrollY !== start) await scrollTo(start);
  const places = Array.from({ length: count }, (_, place) => place);
  return {
    rows: [...rows].sort(([a], [b]) => a - b),
    unread: places.find((place) => !rows.has(place) && !passed.has(place)),
  };
}

/**
 * `times` times: scrolls to the bottom, waits for one load, and until the next scroll is handled; after a
 * scroll by the page itself, at the top. Meanwhile the browser does not anchor the scroll, which could start
 * other loads in a sorted list.
 *
 * @returns the headers, and the rows that were rendered after a load, without those at `seen` places
 */
export async function load(times: number, seen: readonly number[]) {
  const known = new Set(seen);
  const rows: ReturnType<typeof readTable>['rows'] = [];
  const { documentElement } = document;
  const { overflowAnchor } = documentElement.style;
  documentElement.style.overflowAnchor = 'none';
  // A header may have been scrolled into view.
  await clock.pass(Math.max(SCROLL_THROTTLE_MS, throttledUntil - performance.now()));
  for (let nth = 0; nth < times; nth += 1) {
    const [before, events, height] = [rowCount(), scrollEvents, documentElement.scrollHeight];
    await scrollTo(height);
    await clock.passFrame();
    const hasScrolledOn = () => scrollEvents > events + 1;
    // The handled scroll may have been before the one by the page itself.
    if (hasScrolledOn() && rowCount() === before) await clock.pass(THROTTLE_AND_FRAME_MS);
    // Rows that grow as they come into view move the bottom.
    if (rowCount() === before && documentElement.scrollHeight > height) {
      await scrollTo(documentElement.scrollHeight);
      await clock.pass(THROTTLE_AND_FRAME_MS);
    }
    if (rowCount() === before)
      throw new Error(`No load took place: there are still ${before} rows`);
    const added = readTable(known).rows;
    rows.push(...added);
    for (const [place] of added) known.add(place);
    // A virtual list corrects its offset; at the bottom that would start one more load.
    if (hasScrolledOn()) {
      await scrollTo(0);
      await clock.rest();
    }
    await clock.pass(SCROLL_THROTTLE_MS);
  }
  documentElement.style.overflowAnchor = overflowAnchor;
  return { headers: headTexts(), rows };
}
