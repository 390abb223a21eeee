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

/** Contacts of the first 40 rows and three loads. */
const EARLY = 100;

/** Makes the first values rightly, and all others wrongly. */
function onceLate<Given extends readonly unknown[]>(
  right: (...given: Given) => string,
  wrong: (...given: Given) => string,
) {
  let made = 0;
  return (...given: Given) => {
    made += 1;
    return (made > EARLY ? wrong : right)(...given);
  };
}

export const contacts: readonly Variant[] = [
  {
    name: 'an empty phone',
    wrong: 'One phone in 15 is empty.',
    fails: ['R3.1', 'R1.1', 'R5.1'],
    twin: { phone: nowAndThen(rightParts.phone, '') },
  },
  {
    name: 'repeated uuids',
    wrong: 'Some rows share a uuid.',
    fails: ['R3.2', 'R4.3'],
    twin: { uuid: nowAndThen(rightParts.uuid, '2f1a7c3e-9b4d-4e5f-a6c7-d8e9f0a1b2c3') },
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
    name: 'uuids of no variant',
    wrong: 'The fourth group of a UUID does not begin with 8, 9, a or b.',
    fails: ['R3.2', 'R2.2'],
    twin: { uuid: (random) => rightParts.uuid(random).replace(/-a(?=.{3}-.{12}$)/, '-c') },
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
    name: 'the same loads',
    wrong: 'Loads add the same contacts at every visit.',
    fails: ['R1.1'],
    twin: { grow: (rows, loaded) => [...rows, ...loaded.map(numberedFrom(rows.length))] },
  },
  {
    name: 'the same people',
    wrong: 'Every visit shows the same names, addresses and phones, with other uuids.',
    fails: ['R1.1'],
    twin: { random: randomFrom(7), uuid: () => crypto.randomUUID() },
  },
  {
    name: 'late digits in names',
    wrong: 'From the fourth load on a name ends with a number.',
    fails: ['R3.3'],
    twin: { name: onceLate(rightParts.name, (first, last) => `${first} ${last}2`) },
  },
  {
    name: 'late cities before states',
    wrong: 'From the fourth load on the city comes before the state.',
    fails: ['R3.4'],
    twin: {
      address: onceLate(rightParts.address, ({ state, city, street, unit }) =>
        [city, state, unit, street].join(', '),
      ),
    },
  },
  {
    name: 'late words for phones',
    wrong: 'From the fourth load on a phone says that it is unknown.',
    fails: ['R3.5'],
    twin: { phone: onceLate(rightParts.phone, () => 'unknown') },
  },
];
