/** What is in the document and cannot be seen, or not where it belongs. */
import type { FaultyPages } from '../page/differences.ts';
import { addStyle } from '../page/table.ts';

const styled = (text: string) => ({ opened: () => addStyle(text) });

export const hidden: FaultyPages = {
  'a clipped loader': {
    fault: 'The loader is clipped to a pixel.',
    fails: ['R2.6', 'R9.3'],
    ...styled('p:first-of-type { position: absolute; width: 1px; height: 1px; overflow: hidden }'),
  },
  'a row under the headers': {
    fault: 'The first row is behind the headers.',
    fails: ['R1.1'],
    ...styled('tbody { position: relative; top: -30px } thead { position: relative; z-index: 1 }'),
  },
  'white markers': {
    fault: 'The markers are white on white.',
    fails: ['R2.4'],
    ...styled('th span + span { color: Canvas }'),
  },
  'headers over other columns': {
    fault: 'The headers Name and Address are drawn over each other’s columns.',
    fails: ['R1.1', 'R2.2'],
    ...styled(
      'th:nth-child(2) { transform: translateX(300px) } th:nth-child(3) { transform: translateX(-260px) }',
    ),
  },
  'loaded rows without a contrast': {
    fault: 'Loaded rows are white on white.',
    fails: ['R2.2'],
    ...styled('tbody tr:nth-child(n + 41) { color: Canvas; background: Canvas }'),
  },
  'black on black': {
    fault: 'In dark colours the names, the markers and both texts are black on black.',
    fails: ['R2.2', 'R2.4', 'R2.6', 'R2.7'],
    ...styled(
      '@media (prefers-color-scheme: dark) { td:nth-child(2), th span + span, main > p { color: Canvas } }',
    ),
  },
  'no name on a fine screen': {
    fault: 'On a screen with two pixels per px the names are white on white.',
    fails: ['R2.2'],
    ...styled('@media (resolution: 2x) { td:nth-child(2) { color: Canvas } }'),
  },
  'no phone in a narrow window': {
    fault: 'Below 900 px there is no column of phones.',
    fails: ['R2.2'],
    ...styled('@media (width < 900px) { th:last-child, td:last-child { display: none } }'),
  },
  'a bar over the end': {
    fault: 'A bar at the lower edge covers both texts, at the end of the page, too.',
    fails: ['R2.6', 'R2.7'],
    ...styled(
      'body::after { content: ""; position: fixed; inset: auto 0 0; height: 90px; background: Canvas }',
    ),
  },
};
