/** Other contacts (section 3). */
import type { CorrectPages } from '../page/differences.ts';
import type { STOCK_CONTACTS } from '../page/stock-contact.ts';

const stockContacts = (order: keyof typeof STOCK_CONTACTS) => async () => {
  const { STOCK_CONTACTS } = await import('../page/stock-contact.ts');
  return { make: STOCK_CONTACTS[order] };
};

export const contents: CorrectPages = {
  'other spellings': {
    differs:
      'UUIDs are in capitals, and made by the browser; last names are Nepali, with vowel signs; some units have a letter after the number, some have no number, some begin with it; phones have a country code and an extension.',
    uuid: () => crypto.randomUUID().toUpperCase(),
    fullName: (first, last) => `${first} ${last.replace(/[aeiou]/g, 'के')} खड्का`,
    address: ({ state, city, street, unit }) => {
      const written = { 1: 'Penthouse', 2: '5 OG', 3: '3º Dcha.' }[street.charAt(0)];
      return [state, city, street, written ?? `${unit}B`].join(', ');
    },
    phone: (random) =>
      `+1 (${200 + random(800)}) ${200 + random(800)}-${1_000 + random(9_000)} ext. ${random(999)}`,
  },
  'few phones': {
    differs: 'There are 100 phones, which return, at another visit, too.',
    phone: (random) => `555-01${random(10)}${random(10)}`,
  },
  'addresses made first': {
    differs: 'Faker makes its contacts, the parts of their addresses first.',
    imported: stockContacts('address first'),
  },
  'uuids made by the browser': {
    differs: 'Faker makes its contacts, but not their uuids.',
    imported: stockContacts("the browser's uuid"),
  },
  'names made first': {
    differs: 'Faker makes its contacts, their names first.',
    imported: stockContacts('name first'),
  },
  'contacts of a seed': {
    differs: 'Its contacts are those of a library whose seed the suite cannot choose.',
    // Its names hardly ever tie, and their order does not depend on case.
    idsNotJudged: ['R4.6', 'R9.5'],
    imported: async () => {
      const { faker } = await import('@faker-js/faker/locale/en');
      faker.seed(crypto.getRandomValues(new Uint32Array(1))[0]);
      return stockContacts('uuid first')();
    },
  },
};
