/** Missing, stuck or misspelt loader and loading line, and texts that should not be there. */

import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

/** Appends a line to the content once the list has `length` rows. */
const lineAt =
  (length: number, text: string): Behaviour['loaded'] =>
  (main, now) => {
    if (now === length) main.append(element('p', text));
  };

export const texts: FaultyPages = {
  'no loader': {
    fault: 'The loader is never shown.',
    fails: ['R2.6', 'R4.5', 'R9.3'],
    behaviour: { loader: () => '' },
  },
  'loader from the start': {
    fault: 'The loader is shown before the first scroll.',
    fails: ['R2.6'],
    behaviour: { loader: () => 'Is loading...' },
  },
  'no line': {
    fault: 'The loading line is never shown.',
    fails: ['R2.7', 'R4.1', 'R4.2', 'R4.3', 'R4.4', 'R9.4'],
    behaviour: { line: () => '' },
  },
  'line stuck': {
    fault: 'The loading line stays after the load.',
    fails: ['R2.7', 'R4.4', 'R4.2', 'R5.1'],
    behaviour: {
      put: (element, text) => {
        if (text || element.textContent !== 'Loading...') element.textContent = text;
      },
    },
  },
  'an end message outside': {
    fault: 'At 980 rows the page says, outside #root, that this is all.',
    fails: ['R2.8'],
    behaviour: {
      loaded: (_, length) => lineAt(980, 'You have seen it all')(document.body, length),
    },
  },
};
