/** Texts that are in the document and not seen, and rendering that takes a turn (R2.4, R2.6, R2.7). */
import type { Behaviour } from '../page/behaviour.ts';
import type { CorrectPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

/** Loader and line that are always there, and hidden by a style. */
const toggled = (hidden: string): Partial<Behaviour> => ({
  loader: () => 'Is loading...',
  line: () => 'Loading...',
  put: (line, text, isLoading) => {
    line.textContent = text;
    line.style.cssText = isLoading ? '' : hidden;
  },
});

/** Both markers in each header, hidden by a style unless they apply. */
const bothMarkers = (style: string): Partial<Behaviour> => ({
  mark: (marker, direction) => {
    const [up, down] = [element('i', '▲'), element('i', '▼')];
    if (direction !== 'ascending') up.style.cssText = style;
    if (direction !== 'descending') down.style.cssText = style;
    marker.replaceChildren(up, down);
  },
});

const clipped = (text: string) => {
  const span = element('span', text);
  span.style.cssText = 'position: absolute; width: 1px; height: 1px; overflow: hidden';
  return span;
};

export const hidden: CorrectPages = {
  'transparent texts and markers': {
    differs:
      'Loader and line are always there, transparent unless it loads; so are both markers in each header, unless they apply.',
    ...toggled('opacity: 0'),
    ...bothMarkers('opacity: 0'),
  },
  'collapsed texts and markers': {
    differs:
      'Loader and line are always there, without a height unless it loads; both markers are in each header, and not displayed unless they apply.',
    ...toggled('max-height: 0; overflow: hidden'),
    ...bothMarkers('display: none'),
  },
  'texts for screen readers': {
    differs: 'Only screen readers get a second line from a spinner, and a hint from each header.',
    put: (line, text) => line.replaceChildren(...(text ? [clipped('Loading...'), text] : [])),
    opened: (main) => {
      for (const label of main.querySelectorAll('th > :first-child'))
        label.after(clipped('(click to sort)'));
    },
  },
  'time-outs of 0 ms': {
    differs:
      'Loader and line are shown by time-outs of 0 ms; one after the first frame adds the listener.',
    put: (line, text) =>
      void setTimeout(() => {
        line.textContent = text;
      }, 0),
    listen: (handle) =>
      void requestAnimationFrame(() =>
        setTimeout(() => window.addEventListener('scroll', handle), 0),
      ),
  },
};
