/** Screens and controls that nobody asked for, and changes by other events (R2.1, R5.1, R6.1). */
import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

/** Does something whenever the window gets an event. */
const on = <Type extends keyof WindowEventMap>(
  type: Type,
  react: (main: HTMLElement, event: WindowEventMap[Type]) => void,
): Partial<Behaviour> => ({
  opened: (main) => window.addEventListener(type, (event) => react(main, event)),
});

const says = (text: string) => (main: HTMLElement) => main.append(element('p', text));

const removeLastRow = (main: HTMLElement) =>
  main.querySelector('tbody')?.lastElementChild?.remove();

export const events: FaultyPages = {
  'a sign-in link': {
    fault: 'In a shadow root there is a link to sign in, which has no address.',
    fails: ['R5.1', 'R4.9'],
    opened: (main) => {
      const host = element('p', '');
      main.prepend(host);
      host.attachShadow({ mode: 'open' }).append(element('a', 'Sign in'));
    },
  },
  'a hash is a route': {
    fault: 'With a hash the page shows the first contact alone.',
    fails: ['R2.1'],
    opened: (main) => {
      if (!location.hash.startsWith('#/')) return;
      for (const row of main.querySelectorAll('tbody tr + tr')) row.remove();
    },
  },
  'a row is a link': {
    fault: 'A click on a row shows only that contact.',
    fails: ['R2.1'],
    ...on('click', (main, { target }) => {
      const row = (target as Element).closest('tbody tr');
      if (row) main.replaceChildren(element('h1', row.textContent ?? ''));
    }),
  },
  'the sort in the address': {
    fault: 'A click on a header changes the address.',
    fails: ['R2.1'],
    clicked: () => history.pushState(null, '', '?sorted'),
  },
  'a button on hover': {
    fault: 'The row under the pointer has a button.',
    fails: ['R2.1'],
    ...on('mouseover', (main, { target }) => {
      main.querySelector('td button')?.remove();
      (target as Element).closest('td')?.append(element('button', '⋯'));
    }),
  },
  'a cell to edit': {
    fault: 'A double click makes a cell editable.',
    fails: ['R2.1'],
    ...on('dblclick', (_, { target }) => {
      const cell = (target as Element).closest('td');
      if (cell) cell.contentEditable = 'true';
    }),
  },
  'a menu': {
    fault: 'A right click opens a menu.',
    fails: ['R2.1'],
    ...on('contextmenu', says('Copy')),
  },
  'a key that counts': {
    fault: 'Escape removes a row.',
    fails: ['R2.1'],
    ...on('keydown', (main, { key }) => key === 'Escape' && removeLastRow(main)),
  },
  'rows gone on return': {
    fault: 'Whoever comes back to the window finds a row less.',
    fails: ['R2.1'],
    ...on('focus', removeLastRow),
  },
  'an offline message': {
    fault: 'Without a network the page says so.',
    fails: ['R2.1'],
    ...on('offline', says('You are offline')),
  },
  'a later hash is a route': {
    fault: 'When the hash changes, the page says that nothing was found.',
    fails: ['R2.1'],
    ...on('hashchange', says('Not found')),
  },
  'a resize reverses': {
    fault: 'When the window is resized, the last row becomes the first.',
    fails: ['R2.1'],
    ...on('resize', (main) => {
      const body = main.querySelector('tbody') as Element;
      body.prepend(body.lastElementChild as Element);
    }),
  },
  'an expired session': {
    fault: 'After 20 seconds the page asks to sign in.',
    fails: ['R2.1'],
    opened: (main) => setTimeout(says('Sign in again'), 20_000, main),
  },
};
