/** Runs in the judged page: reads in one call what a model of the page predicts. */
import { controls } from './controls.ts';
import { takeScrolls } from './recording.ts';
import { seenText } from './seen.ts';
import { bodyRows, bottomOfHeads, HEADS, heads, headText, rowCount } from './table.ts';
import { countOf, geometry, readView, saying } from './view.ts';

/** Needs `record`, for the scroll events since the last observation. */
export function observe() {
  const { boxes, bottom } = readView();
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
    loader: countOf('Is loading...') > 0,
    line: countOf('Loading...') > 0,
    /** Text of the header cell that has the focus. */
    focus: document.activeElement?.closest(HEADS)?.textContent ?? '',
  };
}

/** As `observe`, with what is besides the table and the texts of a load, and what is stored. */
export function observeAll() {
  const left = [...bodyRows(), ...heads(), ...saying('Is loading...'), ...saying('Loading...')];
  return {
    ...observe(),
    /** Width of the window in px. */
    width: innerWidth,
    // A number of contacts, for example, may change.
    text: seenText(document.body, new Set(left)).replace(/\d+/g, ''),
    controls: controls(),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(
      (name) => name !== '',
    ),
  };
}
