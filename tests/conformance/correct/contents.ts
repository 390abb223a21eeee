/** Other contacts (section 3). */
import type { CorrectPages } from '../page/differences.ts';

export const contents: CorrectPages = {
  'uuids in capitals': {
    differs: 'The browser makes the UUIDs, and they are written in capitals.',
    behaviour: { uuid: () => crypto.randomUUID().toUpperCase() },
  },
  'extensions spelt ext.': {
    differs: 'Every phone has a country code and an extension.',
    behaviour: {
      phone: (random) =>
        `+1 (${200 + random(800)}) ${200 + random(800)}-${1_000 + random(9_000)} ext. ${random(999)}`,
    },
  },
  'slashes in phones': {
    differs: 'The area code of a phone ends with a slash.',
    behaviour: {
      phone: (random) => `${200 + random(800)}/${100 + random(900)}-${1_000 + random(9_000)}`,
    },
  },
  'units with letters': {
    differs: 'Some units have a letter after the number, and some have no number.',
    behaviour: {
      address: ({ state, city, street, unit }) =>
        [state, city, street, street.startsWith('1') ? 'Penthouse' : `${unit}B`].join(', '),
    },
  },
  'contacts of a seed': {
    differs: 'Its contacts are those of a library whose seed the suite cannot choose.',
    // Its names hardly ever tie, and their order does not depend on case.
    idsNotJudged: ['R4.6', 'R9.5'],
    behaviour: async () => {
      const { faker } = await import('@faker-js/faker/locale/en');
      const { makeStockContact } = await import('../page/stock-contact.ts');
      faker.seed(crypto.getRandomValues(new Uint32Array(1))[0]);
      return { make: makeStockContact };
    },
  },
};
