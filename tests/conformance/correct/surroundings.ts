/** Other content around the table, and other styles (section 2). */

import type { CorrectPages } from '../page/differences.ts';
import { element } from '../page/table.ts';

export const surroundings: CorrectPages = {
  'a heading': {
    differs: 'A heading and a sentence stand above the table.',
    behaviour: {
      opened: (main) => main.prepend(element('h1', 'Contacts'), element('p', 'Scroll for more.')),
    },
  },
  'a footer': {
    differs: 'A footer stands below, outside #root.',
    behaviour: { opened: () => document.body.append(element('footer', 'Made of random numbers.')) },
  },
  'a route in its address': {
    differs: 'It is shown only with a query and a hash, which are a route.',
    added: '?lang=en#/contacts',
    // Its examples with another hash.
    idsNotJudged: ['R2.1'],
    behaviour: {
      opened: (main) => {
        const { search, hash } = location;
        if (!search.startsWith('?lang=en') || hash !== '#/contacts') main.remove();
      },
    },
  },
  'a live region': {
    differs: 'A line only for screen readers says how many rows there are.',
    behaviour: {
      opened: (main) => {
        const region = element('p');
        region.role = 'status';
        region.style.cssText = 'position: fixed; width: 1px; height: 1px; overflow: hidden';
        main.append(region);
      },
      loaded: (main, length) => {
        const region = main.querySelector('[role=status]');
        if (region) region.textContent = `${length} rows`;
      },
    },
  },
  'high rows': {
    differs: 'A row is 50 px high.',
    behaviour: { opened: () => document.head.append(element('style', 'td { height: 50px }')) },
  },
  'dense rows': {
    differs: 'A row is 23 px high, and the headers do not stick.',
    behaviour: {
      opened: () => {
        document.head.append(element('style', 'td { height: 23px } th { position: static }'));
      },
    },
  },
  'no icon': {
    differs: 'The page names no icon, so that the browser asks the server for one.',
    behaviour: { opened: () => document.querySelector('link[rel=icon]')?.remove() },
  },
};
