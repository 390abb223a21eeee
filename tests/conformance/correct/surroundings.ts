/** Other content around the table, other styles (section 2), scroll handlers, throttles and time-outs (R9.4). */
import type { CorrectPages } from '../page/differences.ts';
import type { Throttle } from '../page/loading.ts';
import { addStyle, element } from '../page/table.ts';

/** Uses time stamps: a scroll that is exactly 150 ms later than the last handled one waits for the next tick. */
const byTimeStamps: Throttle = (handle) => {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    handle();
  };
  return () => {
    const ms = performance.now() - last;
    if (ms > 150) run();
    else timer ??= setTimeout(run, 150 - ms);
  };
};

export const surroundings: CorrectPages = {
  'a bar and a banner': {
    falseAlarm: 'Rows behind a bar or a banner, and headers that scroll away, are not there.',
    opened: (main) => {
      main.insertAdjacentHTML(
        'afterbegin',
        `<nav style="inset: 0 0 auto; height: 60px">Home</nav>
        <h1 style="height: 600px">Contacts</h1>
        <aside style="inset: auto 0 0">Hi</aside>`,
      );
      addStyle('nav, aside { position: fixed; background: Canvas; z-index: 1 }');
      main.style.paddingBottom = '20px';
      addStyle('th { position: static; border-radius: 12px }');
    },
  },
  'a route in its address': {
    falseAlarm:
      'The query and the hash of its address, without which it has no table, are lost, and the icon and the image that it asks for while it opens are calls.',
    added: '?lang=en#/contacts',
    // Its examples with another hash.
    idsNotJudged: ['R2.1'],
    opened: (main) => {
      const { search, hash } = location;
      if (!search.startsWith('?lang=en') || hash !== '#/contacts') main.remove();
      document.querySelector('link[rel=icon]')?.remove();
      new Image().src = location.href;
    },
  },
  'a footer and a live region': {
    falseAlarm:
      'A footer outside #root, the number of contacts, a line for screen readers, a pale layer or a closed dialog is a message, a cover or a control.',
    opened: (main) => {
      main.prepend(element('p', '40 contacts'));
      document.body.append(element('footer', 'Made of random numbers.'));
      main.insertAdjacentHTML(
        'beforeend',
        `<dialog><button>Close</button></dialog>
        <div style="position: fixed; inset: 0; background: gray; opacity: 0.1; pointer-events: none"></div>
        <output style="position: fixed; width: 1px; height: 1px; overflow: hidden"></output>`,
      );
    },
    loaded(main) {
      for (const each of main.querySelectorAll('p:first-child, output'))
        each.replaceChildren(`${this.rows.length} contacts`);
    },
  },
  'time stamps and time-outs of 0 ms': {
    falseAlarm:
      'A scroll exactly 150 ms after the last one is handled too late, and what a time-out of 0 ms shows, or listens to after the first frame, is late.',
    throttle: byTimeStamps,
    put: (line, text) =>
      void setTimeout(() => {
        line.textContent = text;
      }, 0),
    listen: (handle) =>
      void requestAnimationFrame(() =>
        setTimeout(() => document.addEventListener('scroll', handle, { capture: true }), 0),
      ),
  },
  'anchored scrolling': {
    falseAlarm: 'A scroll by which the browser keeps a row in its place is one of the reader.',
    opened: () => addStyle(':root { overflow-anchor: auto }'),
  },
};
