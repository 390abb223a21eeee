/** Other content around the table, other styles (section 2), scroll handlers and throttles (R9.4). */
import type { CorrectPages } from '../page/differences.ts';
import type { Throttle } from '../page/loading.ts';
import { addStyle, element } from '../page/table.ts';

/** Uses time stamps: a scroll `ms` after the last handled one is handled at once if `isDue(ms)`. */
const byTimeStamps =
  (isDue: (ms: number) => boolean): Throttle =>
  (handle) => {
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
      if (isDue(ms)) run();
      else timer ??= setTimeout(run, 150 - ms);
    };
  };

export const surroundings: CorrectPages = {
  'a bar and a banner': {
    differs: 'A bar and a banner stay in view, a tall heading is above; headers scroll away.',
    opened: (main) => {
      const [bar, banner] = [element('nav', 'Home'), element('p', 'Hi')];
      const heading = element('h1', 'Contacts');
      bar.style.cssText =
        'position: fixed; inset: 0 0 auto; height: 60px; background: Canvas; z-index: 1';
      banner.style.cssText =
        'position: fixed; inset: auto 0 0; margin: 0; background: Canvas; z-index: 1';
      heading.style.height = '600px';
      main.prepend(bar, heading, banner);
      addStyle('th { position: static; border-radius: 12px }');
    },
  },
  'a number of rows': {
    differs: 'A line above the table says how many contacts there are.',
    idsNotJudged: ['R2.8', 'R5.1', 'R8.1'],
    opened: (main) => main.prepend(element('p', '40 contacts')),
    loaded: (main, length) => main.firstElementChild?.replaceChildren(`${length} contacts`),
  },
  'no icon, and a file of its own': {
    differs: 'It names no icon, so that the browser asks for one, and fetches a file as it opens.',
    opened: () => {
      document.querySelector('link[rel=icon]')?.remove();
      void fetch(location.href);
    },
  },
  'a route in its address': {
    differs: 'It is shown only with a query and a hash, which are a route.',
    added: '?lang=en#/contacts',
    // Its examples with another hash.
    idsNotJudged: ['R2.1'],
    opened: (main) => {
      const { search, hash } = location;
      if (!search.startsWith('?lang=en') || hash !== '#/contacts') main.remove();
    },
  },
  'a footer and a live region': {
    differs:
      'A footer stands below, outside #root; a line only for screen readers says how many rows there are; a pale layer is over the page; a dialog is never opened.',
    opened: (main) => {
      main.append(element('dialog', element('button', 'Close')));
      document.body.append(element('footer', 'Made of random numbers.'));
      const region = element('output');
      region.style.cssText = 'position: fixed; width: 1px; height: 1px; overflow: hidden';
      const layer = element('div');
      layer.style.cssText =
        'position: fixed; inset: 0; background: gray; opacity: 0.1; pointer-events: none';
      main.append(region, layer);
    },
    loaded: (main, length) => main.querySelector('output')?.replaceChildren(`${length} rows`),
  },
  'time stamps and anchored scrolling': {
    differs:
      'A scroll is handled at once if 150 ms have passed since the last one; the browser anchors the scroll at a row.',
    throttle: byTimeStamps((ms) => ms >= 150),
    opened: () => addStyle(':root { overflow-anchor: auto }'),
  },
  'more than 150 ms and a passive listener': {
    differs:
      'A scroll exactly 150 ms after the last one waits for the next tick; the listener is passive, and listens at the document in the capture phase.',
    throttle: byTimeStamps((ms) => ms > 150),
    listen: (handle) =>
      document.addEventListener('scroll', handle, { capture: true, passive: true }),
  },
};
