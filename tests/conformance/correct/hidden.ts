/** Texts that are in the document and not seen, and rendering that takes a turn (R2.4, R2.6, R2.7). */
import type { CorrectPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

const clipped = (text: string) => {
  const span = element('span', text);
  span.style.cssText = 'position: absolute; width: 1px; height: 1px; overflow: hidden';
  return span;
};

export const hidden: CorrectPages = {
  'transparent texts and markers': {
    falseAlarm: 'A loader, a line and markers that are always there are shown while transparent.',
    put(line) {
      line.textContent = line === this.loader ? 'Is loading...' : 'Loading...';
      line.style.opacity = this.isLoading ? '1' : '0';
    },
    mark: (marker, direction) => {
      const [up, down] = [element('i', '▲'), element('i', '▼')];
      up.style.opacity = direction === 'ascending' ? '1' : '0';
      down.style.opacity = direction === 'descending' ? '1' : '0';
      marker.replaceChildren(up, down);
    },
  },
  'texts for screen readers': {
    falseAlarm: 'A second line and hints for screen readers, clipped to a pixel, are shown.',
    put: (line, text) => line.replaceChildren(...(text ? [clipped('Loading...'), text] : [])),
    opened: (main) => {
      for (const label of main.querySelectorAll('th > :first-child'))
        label.after(clipped('(click to sort)'));
    },
  },
  'time-outs of 0 ms': {
    falseAlarm: 'What a time-out of 0 ms shows, or listens to after the first frame, is late.',
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
