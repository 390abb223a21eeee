/** Texts that are in the document and not seen, and rendering that takes a turn (R2.4, R2.6, R2.7). */
import type { CorrectPages } from '../page/differences.ts';

export const hidden: CorrectPages = {
  'transparent texts and markers': {
    falseAlarm: 'A loader, a line and markers that are always there are shown while transparent.',
    put(line) {
      line.textContent = line === this.loader ? 'Is loading...' : 'Loading...';
      line.style.opacity = this.isLoading ? '1' : '0';
    },
    mark: (marker, direction) => {
      const glyph = (text: string, isShown: boolean) =>
        `<i style="opacity: ${Number(isShown)}">${text}</i>`;
      marker.innerHTML =
        glyph('▲', direction === 'ascending') + glyph('▼', direction === 'descending');
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
