/** What only the fourth load adds: calls, messages, stored data, controls (sections 2 and 4 to 8). */

import type { Variant } from '../faulty.ts';
import { element } from '../page/table.ts';
import type { Twin } from '../page/twin.ts';
import { LATE } from './late.ts';

/** Does something at the fourth load. */
const atFourth = (act: (main: HTMLElement) => void): Partial<Twin> => ({
  loaded: (main, length) => {
    if (length === LATE) act(main);
  },
});

export const lateAdditions: readonly Variant[] = [
  {
    name: 'a request of the fourth load',
    wrong: 'The fourth load sends a request.',
    fails: ['R7.1', 'R1.2'],
    twin: atFourth(() => void fetch('rows.json')),
  },
  {
    name: 'a late console line',
    wrong: 'The fourth load is logged to the console.',
    fails: ['R8.1'],
    twin: atFourth(() => console.log('120 rows')),
  },
  {
    name: 'a late error',
    wrong: 'The fourth load ends with an uncaught error.',
    fails: ['R8.1'],
    twin: atFourth(() => {
      throw new Error('120 rows');
    }),
  },
  {
    name: 'a late message',
    wrong: 'The fourth load says that something went wrong.',
    fails: ['R8.1', 'R2.8'],
    twin: atFourth((main) => main.append(element('p', 'Something went wrong'))),
  },
  {
    name: 'a late cookie',
    wrong: 'The fourth load is stored for the next visit.',
    fails: ['R6.1'],
    twin: atFourth(() => localStorage.setItem('rows', '120')),
  },
  {
    name: 'a late button',
    wrong: 'After four loads a button leads back to the top.',
    fails: ['R4.9'],
    twin: atFourth((main) => main.append(element('button', 'To the top'))),
  },
  {
    name: 'a late field',
    wrong: 'After four loads there is a search box.',
    fails: ['R5.1'],
    twin: atFourth((main) => main.append(element('input'))),
  },
  {
    name: 'a late address',
    wrong: 'The fourth load is noted in the address.',
    fails: ['R2.1'],
    twin: atFourth(() => history.replaceState(null, '', '#120')),
  },
];
