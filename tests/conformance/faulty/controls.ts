/** Controls, screens and addresses that nobody asked for (R2.1, R5.1, R6.1). */

import type { FaultyPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

export const controls: FaultyPages = {
  'a sign-in link': {
    fault: 'There is a link to sign in.',
    fails: ['R6.1', 'R5.1', 'R8.1'],
    behaviour: {
      opened: (main) => {
        const link = element('a', 'Sign in');
        link.href = '#sign-in';
        main.prepend(link);
      },
    },
  },
  'a search box': {
    fault: 'There is a search box.',
    fails: ['R5.1', 'R6.1', 'R4.9'],
    behaviour: {
      opened: (main) => {
        const box = element('input');
        box.type = 'search';
        box.ariaLabel = 'Search';
        main.prepend(box);
      },
    },
  },
  'a hash is a route': {
    fault: 'With a hash the page shows another screen.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => {
        if (location.hash.startsWith('#/')) main.replaceChildren(element('h1', 'Not found'));
      },
    },
  },
  'a row is a link': {
    fault: 'A click on a row shows only that contact.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => {
        main.addEventListener('click', ({ target }) => {
          const row = (target as Element).closest('tbody tr');
          if (row) main.replaceChildren(element('h1', row.textContent ?? ''));
        });
      },
    },
  },
  'the sort in the address': {
    fault: 'A click on a header changes the address.',
    fails: ['R2.1'],
    behaviour: { clicked: () => history.pushState(null, '', '?sorted') },
  },
};
