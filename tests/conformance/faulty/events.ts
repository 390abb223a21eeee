/** Screens and controls that nobody asked for (R2.1, R5.1). */
import type { FaultyPages } from '../page/differences.ts';
import { added, alone } from '../page/sort.ts';
import { element } from '../page/table.ts';

let isShiftDown = false;

export const events: FaultyPages = {
  'a sign-in link': {
    fault: 'In a shadow root there is a link to sign in, which has no address.',
    fails: ['R5.1', 'R9.6'],
    opened: (main) => {
      const host = element('p');
      main.prepend(host);
      host.attachShadow({ mode: 'open' }).append(element('a', 'Sign in'));
    },
  },
  'a row is a link': {
    fault: 'A click on a row shows only that contact.',
    fails: ['R2.1'],
    opened: (main) =>
      main.addEventListener('click', ({ target }) => {
        const row = (target as Element).closest('tbody tr');
        if (row) main.replaceChildren(element('h1', row.textContent ?? ''));
      }),
  },
  'the sort in the address': {
    fault: 'A click on a header changes the address.',
    fails: ['R2.1'],
    clicked: () => history.pushState(null, '', '?sorted'),
  },
  'new contacts for those who come back': {
    fault: 'After two minutes in another window all contacts are others.',
    fails: ['R2.1'],
    opened() {
      let left = 0;
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) left = Date.now();
        else if (Date.now() - left > 120_000) {
          this.rows = this.rows.map(() => this.make());
          this.show();
        }
      });
    },
  },
  'a slow click is no click': {
    fault: 'A header is not sorted if the button is held down for half a second.',
    fails: ['R4.7'],
    opened(main) {
      let pressed = 0;
      const press = () => {
        pressed = performance.now();
      };
      main.addEventListener('mousedown', press, { capture: true });
      const click = (event: Event) => performance.now() - pressed > 500 && event.stopPropagation();
      main.addEventListener('click', click, { capture: true });
    },
  },
  'a stuck Shift': {
    fault:
      'For readers who leave the window with Shift held down, each click is a shift-click from then on.',
    fails: ['R2.5'],
    opened: () => {
      for (const type of ['keydown', 'keyup'] as const)
        window.addEventListener(type, ({ key }) => {
          if (key === 'Shift') isShiftDown = type === 'keydown';
        });
    },
    plainClick: (...click) => (isShiftDown ? added : alone)(...click),
  },
  'arrow keys for nothing': {
    fault: 'Space and the arrow keys do not scroll.',
    fails: ['R4.2'],
    opened: () =>
      window.addEventListener('keydown', (event) => {
        if (/^( |Arrow.*)$/.test(event.key)) event.preventDefault();
      }),
  },
};
