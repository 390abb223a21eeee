/** Missing, stuck or misspelt loader and loading line, and texts that should not be there. */

import type { Variant } from '../faulty.ts';
import { element } from '../page/table.ts';
import type { Twin } from '../page/twin.ts';

/** Appends a line to the content once the list has `length` rows. */
const lineAt =
  (length: number, text: string): Twin['loaded'] =>
  (main, now) => {
    if (now === length) main.append(element('p', text));
  };

export const texts: readonly Variant[] = [
  {
    name: 'no loader',
    wrong: 'The loader is never shown.',
    fails: ['R2.6', 'R4.5', 'R9.3'],
    twin: { loader: () => '' },
  },
  {
    name: 'loader stuck',
    wrong: 'The loader stays after the load.',
    fails: ['R2.6', 'R2.8'],
    twin: { loader: (isLoading, before) => (isLoading ? 'Is loading...' : before) },
  },
  {
    name: 'loader from the start',
    wrong: 'The loader is shown before the first scroll.',
    fails: ['R2.6'],
    twin: { loader: () => 'Is loading...' },
  },
  {
    name: 'no line',
    wrong: 'The loading line is never shown.',
    fails: ['R2.7', 'R4.1', 'R4.2', 'R4.3', 'R4.4', 'R9.4'],
    twin: { line: () => '' },
  },
  {
    name: 'line stuck',
    wrong: 'The loading line stays after the load.',
    fails: ['R2.7', 'R4.4', 'R4.2', 'R5.1'],
    twin: { line: (isLoading, before) => (isLoading ? 'Loading...' : before) },
  },
  {
    name: 'line from the start',
    wrong: 'The loading line is shown before the first scroll.',
    fails: ['R2.7', 'R4.1'],
    twin: { line: () => 'Loading...' },
  },
  {
    name: 'one line for both',
    wrong: 'Loader and loading line are one line.',
    fails: ['R2.7', 'R2.6'],
    twin: { loader: (isLoading) => (isLoading ? 'Is loading... Loading...' : ''), line: () => '' },
  },
  {
    name: 'an end message outside',
    wrong: 'At 200 rows the page says, outside #root, that this is all.',
    fails: ['R2.8'],
    twin: {
      loaded: (_, length) => lineAt(200, 'You have seen it all')(document.body, length),
    },
  },
  {
    name: 'a validation message',
    wrong: 'The first load adds a line about a required field.',
    fails: ['R5.1', 'R2.8'],
    twin: { loaded: lineAt(60, 'The name is required') },
  },
  {
    name: 'a late message',
    wrong: 'The fourth load says that something went wrong.',
    fails: ['R8.1', 'R2.8'],
    twin: { loaded: lineAt(120, 'Something went wrong') },
  },
];
