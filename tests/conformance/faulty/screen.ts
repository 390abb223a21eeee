/** Wrong markers, and missing, stuck or superfluous texts (section 2). */
import type { FaultyPages } from '../page/differences.ts';
import { markedWith } from '../page/screen.ts';
import { addStyle } from '../page/table.ts';

export const screen: FaultyPages = {
  'a marker from the start': {
    fault: 'Before the first click or load, UUID is marked as ascending.',
    fails: ['R2.4'],
    opened: (main) => main.querySelector('th > span + span')?.replaceChildren('▲'),
  },
  'markers swapped': {
    fault: 'An ascending column is marked as descending, and vice versa.',
    fails: ['R2.4', 'R2.5', 'R4.8'],
    mark: markedWith('▼', '▲'),
  },
  'no line': {
    fault: 'The loading line is never shown.',
    fails: ['R2.7', 'R4.1', 'R4.3', 'R4.4', 'R9.4'],
    put(element, text) {
      if (element === this.loader) element.textContent = text;
    },
  },
  'line stuck': {
    fault: 'The loading line stays after the load.',
    fails: ['R4.4', 'R4.2'],
    put(element, text) {
      if (text || element === this.loader) element.textContent = text;
    },
  },
  'an end from the start': {
    fault: 'From the start, a style sheet says below the table that there is no more.',
    fails: ['R2.8'],
    opened: () => addStyle('main::after { content: "No more contacts" }'),
  },
};
