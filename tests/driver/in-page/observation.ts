/** Runs in the judged page: reads in one call what a model of the page predicts. */
import { controls } from './controls.ts';
import { takeScrolls } from './recording.ts';
import { seenText } from './seen.ts';
import { storedNames } from './storage.ts';
import { bodyRows, bottomOfHeads, HEADS, heads, headText, rowCount } from './table.ts';
import { geometry, readView, saying } from './view.ts';

/** What a page shows. */
export type Observation = Awaited<ReturnType<typeof observe>>;

/** The page's layout in px. */
export type Geometry = Observation['geometry'];

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
