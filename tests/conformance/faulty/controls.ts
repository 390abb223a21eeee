/** Controls, screens and addresses that nobody asked for (R2.1, R5.1, R6.1). */

import type { Variant } from '../faulty.ts';
import { element } from '../page/table.ts';

export const controls: readonly Variant[] = [
  {
    name: 'a sign-in link',
    wrong: 'There is a link to sign in.',
    fails: ['R6.1', 'R5.1', 'R8.1'],
    twin: {
      opened: (main) => {
        const link = element('a', 'Sign in');
        link.href = '#sign-in';
        main.prepend(link);
      },
    },
  },
  {
    name: 'a search box',
    wrong: 'There is a search box.',
    fails: ['R5.1', 'R6.1', 'R4.9'],
    twin: {
      opened: (main) => {
        const box = element('input');
        box.type = 'search';
        box.ariaLabel = 'Search';
        main.prepend(box);
      },
    },
  },
  {
    name: 'editable cells',
    wrong: 'Names can be edited.',
    fails: ['R5.1'],
    twin: {
      opened: (main) => {
        for (const cell of main.querySelectorAll<HTMLElement>('td:nth-child(2)')) {
          cell.contentEditable = 'true';
        }
      },
    },
  },
  {
    name: 'a hash is a route',
    wrong: 'With a hash the page shows another screen.',
    fails: ['R2.1'],
    twin: {
      opened: (main) => {
        if (location.hash.startsWith('#/')) main.replaceChildren(element('h1', 'Not found'));
      },
    },
  },
  {
    name: 'a row is a link',
    wrong: 'A click on a row shows only that contact.',
    fails: ['R2.1'],
    twin: {
      opened: (main) => {
        main.addEventListener('click', ({ target }) => {
          const row = (target as Element).closest('tbody tr');
          if (row) main.replaceChildren(element('h1', row.textContent ?? ''));
        });
      },
    },
  },
  {
    name: 'the sort in the address',
    wrong: 'A click on a header changes the address.',
    fails: ['R2.1'],
    twin: { clicked: () => history.pushState(null, '', '?sorted') },
  },
];
