/** Runs in the judged page: records its scroll events and loads, and reads in one call what a model predicts. */
import { controls } from './controls.ts';
import { seenText } from './seen.ts';
import { storedNames } from './storage.ts';
import { bodyRows, bottomOfHeads, HEADS, hasTable, heads, headText, rowCount } from './table.ts';
import { countOf, geometry, readView, saying } from './view.ts';

/** What a page shows. */
export type Observation = Awaited<ReturnType<typeof observe>>;

/** The page's layout in px. */
export type Geometry = ReturnType<typeof geometry>;

/**
 * The layout in px after the page's own listeners of a scroll event and before them, when it was in ms, and
 * whether the reader's scroll had not ended: what follows its end is the page's own.
 */
export type ScrollEvent = Geometry & {
  readonly before: Geometry;
  readonly at: number;
  readonly isByReader: boolean;
};

/** The number of rows, and whether the loading line is shown. */
export interface LoadState {
  readonly rows: number;
  readonly isLoading: boolean;
}

const scrolls: ScrollEvent[] = [];
const states: LoadState[] = [];
let ended = 0;
let isByReader = false;

/** Records scroll events and loads from now on. */
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
    ended += 1;
    isByReader = false;
  });
  new MutationObserver(recordState).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-rowcount'],
  });
}

/** The reader begins to scroll. Returns the number of `scrollend` events so far. */
export function beginScroll(): number {
  isByReader = true;
  return ended;
}

function recordState(): void {
  if (!hasTable()) return;
  const state = { rows: rowCount(), isLoading: countOf('Loading...') > 0 };
  const last = states.at(-1);
  if (last?.rows !== state.rows || last.isLoading !== state.isLoading) states.push(state);
}

/** The scroll events since the last call, and the number of `scrollend` events so far. */
const takeScrolls = () => ({ scrolls: scrolls.splice(0), ended });

/** The states that the page has been in since it opened. */
export const loadStates = (): readonly LoadState[] => states;

/** The scroll events since the last call of this or of `observe`, and where they have led. */
export const observeScroll = () => ({ ...takeScrolls(), scrollTop: geometry().scrollTop });

/** Needs `record`, for the scroll events since the last observation. */
export async function observe() {
  const stored = await storedNames();
  const { boxes, bottom } = readView();
  const [loaders, lines] = [saying('Is loading...'), saying('Loading...')];
  const counted = [...bodyRows(), ...heads(), ...loaders, ...lines];
  return {
    ...takeScrolls(),
    /** Time on the page's clock in ms. */
    now: performance.now(),
    geometry: geometry(),
    /** Number of rows, rendered or not. */
    rowCount: rowCount(),
    renderedRows: boxes,
    /** Lower edge of the view, in px below the headers. */
    bottom,
    /** Lower edge of the headers, in px below the upper edge of the window. */
    headEnd: bottomOfHeads(),
    heads: heads().map((head) => ({
      text: headText(head),
      sort: head.getAttribute('aria-sort') ?? '',
    })),
    loader: loaders.length > 0,
    line: lines.length > 0,
    /** Text of the header cell that has the focus. */
    focus: document.activeElement?.closest(HEADS)?.textContent ?? '',
    /** Width of the window in px. */
    width: innerWidth,
    /** The text besides the rows, headers, loader and line; a number of contacts, for example, may change. */
    text: seenText(document.body, new Set(counted)).replace(/\d+/g, ''),
    controls: controls(),
    stored: [...stored, document.cookie].filter((name) => name !== ''),
  };
}
