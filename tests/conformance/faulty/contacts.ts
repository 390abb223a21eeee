/** Invalid contacts (section 3). */

import type { Variant } from '../faulty.ts';
import type { Contact, Random } from '../page/contact.ts';
import { randomFrom, rightParts } from '../page/contact.ts';

/** Replaces every 15th value by `wrong`. */
function nowAndThen(right: (random: Random) => string, wrong: string) {
  let made = 0;
  return (random: Random) => {
    made += 1;
    return made % 15 === 0 ? wrong : right(random);
  };
}

/** Numbers the uuids of contacts by their places in the list. */
const numberedFrom = (start: number) => (contact: Contact, index: number) => ({
  ...contact,
  uuid: `2f1a7c3e-9b4d-4e5f-a6c7-${String(start + index).padStart(12, '0')}`,
});

export const contacts: readonly Variant[] = [
  {
    name: 'an empty phone',
    wrong: 'One phone in 15 is empty.',
    fails: ['R3.1', 'R1.1', 'R5.1'],
    twin: { phone: nowAndThen(rightParts.phone, '') },
  },
  {
    name: 'short uuids',
    wrong: 'A uuid lacks its last group.',
    fails: ['R3.2', 'R2.2'],
    twin: { uuid: (random) => rightParts.uuid(random).slice(0, 23) },
  },
  {
    name: 'repeated uuids',
    wrong: 'Some rows share a uuid.',
    fails: ['R3.2', 'R4.3'],
    twin: { uuid: nowAndThen(rightParts.uuid, '2f1a7c3e-9b4d-4e5f-a6c7-d8e9f0a1b2c3') },
  },
  {
    name: 'uuids of version 1',
    wrong: 'Uuids are of version 1.',
    fails: ['R3.2', 'R2.2'],
    twin: { uuid: (random) => rightParts.uuid(random).replace('-4', '-1') },
  },
  {
    name: 'numbers for uuids',
    wrong: 'A uuid is a number of 12 digits.',
    fails: ['R3.2'],
    twin: { uuid: (random) => String(10 ** 11 + random(9 * 10 ** 11)) },
  },
  {
    name: 'first names only',
    wrong: 'A name has no last name.',
    fails: ['R3.3', 'R2.2'],
    twin: { name: (first) => first },
  },
  {
    name: 'account names',
    wrong: 'First and last name are joined by an underscore, as in account names.',
    fails: ['R3.3'],
    twin: { name: (first, last) => `${first}_${last}` },
  },
  {
    name: 'city before state',
    wrong: 'The city comes before the state.',
    fails: ['R3.4'],
    twin: {
      address: ({ state, city, street, unit }) => [city, state, street, unit].join(', '),
    },
  },
  {
    name: 'unit before street',
    wrong: 'The secondary address comes before the street address.',
    fails: ['R3.4'],
    twin: {
      address: ({ state, city, street, unit }) => [state, city, unit, street].join(', '),
    },
  },
  {
    name: 'street before state',
    wrong: 'An address begins with its street, as on letters.',
    fails: ['R3.4'],
    twin: {
      address: ({ state, city, street, unit }) => [street, unit, city, state].join(', '),
    },
  },
  {
    name: 'no unit',
    wrong: 'An address lacks its secondary address.',
    fails: ['R3.4', 'R2.2'],
    twin: { address: ({ state, city, street }) => [state, city, street].join(', ') },
  },
  {
    name: 'no city',
    wrong: 'An address lacks its city.',
    fails: ['R3.4'],
    twin: { address: ({ state, street, unit }) => [state, street, unit].join(', ') },
  },
  {
    name: 'semicolons',
    wrong: 'The parts of an address are joined by semicolons.',
    fails: ['R3.4'],
    twin: {
      address: ({ state, city, street, unit }) => [state, city, street, unit].join('; '),
    },
  },
  {
    name: 'commas without a space',
    wrong: 'The parts of an address are joined by bare commas.',
    fails: ['R3.4'],
    twin: {
      address: ({ state, city, street, unit }) => [state, city, street, unit].join(','),
    },
  },
  {
    name: 'short phones',
    wrong: 'A phone has six digits.',
    fails: ['R3.5', 'R2.2'],
    twin: { phone: (random) => String(100_000 + random(900_000)) },
  },
  {
    name: 'letters in phones',
    wrong: 'A phone is written with letters.',
    fails: ['R3.5'],
    twin: { phone: (random) => `1-800-FLOWERS ${rightParts.phone(random)}` },
  },
  {
    name: 'uuids of no variant',
    wrong: 'The fourth group of a UUID does not begin with 8, 9, a or b.',
    fails: ['R3.2', 'R2.2'],
    twin: { uuid: (random) => rightParts.uuid(random).replace(/-a(?=.{3}-.{12}$)/, '-c') },
  },
  {
    name: 'initials',
    wrong: 'Names are written in one word of initials.',
    fails: ['R3.3'],
    twin: { name: (first, last) => `${first[0]}.${last[0]}.` },
  },
  {
    name: 'an empty part',
    wrong: 'Some addresses have an empty city.',
    fails: ['R3.4', 'R2.2'],
    twin: {
      address: ({ state, city, street, unit }) =>
        [state, city.startsWith('B') || city.startsWith('D') ? '' : city, street, unit].join(', '),
    },
  },
  {
    name: 'no house numbers',
    wrong: 'A street has no house number.',
    fails: ['R3.4'],
    twin: {
      address: ({ state, city, street, unit }) =>
        [state, city, street.replace(/^\d+ /, ''), unit].join(', '),
    },
  },
  {
    name: 'stars in phones',
    wrong: 'The last digits of a phone are hidden by stars.',
    fails: ['R3.5'],
    twin: { phone: (random) => rightParts.phone(random).replace(/\d\d(?= x|$)/, '**') },
  },
  {
    name: 'the same loads',
    wrong: 'Loads add the same contacts at every visit.',
    fails: ['R1.1'],
    twin: { grow: (rows, loaded) => [...rows, ...loaded.map(numberedFrom(rows.length))] },
  },
  {
    name: 'the same contacts',
    wrong: 'Every visit shows the same contacts.',
    fails: ['R1.1'],
    twin: { random: randomFrom(7) },
  },
  {
    name: 'the same people',
    wrong: 'Every visit shows the same names, addresses and phones, with other uuids.',
    fails: ['R1.1'],
    twin: { random: randomFrom(7), uuid: () => crypto.randomUUID() },
  },
];
