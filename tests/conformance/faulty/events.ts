/** Pages that something else than a click on a header or a scroll changes (R2.1). */
import type { Behaviour } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

/** Says something as soon as the window gets an event. */
const says =
  (text: string, type: string): Behaviour['opened'] =>
  (main) =>
    window.addEventListener(type, () => main.append(element('p', text)), { once: true });

const removeLastRow = (main: HTMLElement) =>
  main.querySelector('tbody')?.lastElementChild?.remove();

export const events: FaultyPages = {
  'a button on hover': {
    fault: 'The row under the pointer has a button.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => {
        main.addEventListener('mouseover', ({ target }) => {
          main.querySelector('td button')?.remove();
          (target as Element).closest('td')?.append(element('button', '⋯'));
        });
      },
    },
  },
  'a cell to edit': {
    fault: 'A double click makes a cell editable.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => {
        main.addEventListener('dblclick', ({ target }) => {
          const cell = (target as Element).closest('td');
          if (cell) cell.contentEditable = 'true';
        });
      },
    },
  },
  'a menu': {
    fault: 'A right click opens a menu.',
    fails: ['R2.1'],
    behaviour: { opened: says('Copy', 'contextmenu') },
  },
  'a key that counts': {
    fault: 'Escape removes a row.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => {
        window.addEventListener('keydown', ({ key }) => key === 'Escape' && removeLastRow(main));
      },
    },
  },
  'rows gone on return': {
    fault: 'Whoever comes back to the window finds a row less.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => window.addEventListener('focus', () => removeLastRow(main)),
    },
  },
  'an offline message': {
    fault: 'Without a network the page says so.',
    fails: ['R2.1'],
    behaviour: { opened: says('You are offline', 'offline') },
  },
  'a later hash is a route': {
    fault: 'When the hash changes, the page says that nothing was found.',
    fails: ['R2.1'],
    behaviour: { opened: says('Not found', 'hashchange') },
  },
  'a resize reverses': {
    fault: 'When the window is resized, the last row becomes the first.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => {
        const body = main.querySelector('tbody') as Element;
        window.addEventListener('resize', () => body.prepend(body.lastElementChild as Element));
      },
    },
  },
  'an expired session': {
    fault: 'After 20 seconds the page asks to sign in.',
    fails: ['R2.1'],
    behaviour: {
      opened: (main) => setTimeout(() => main.append(element('p', 'Sign in again')), 20_000),
    },
  },
};
