/** The page's contacts, from short word lists so that values often tie. */
import { repeatable } from '../../driver/in-page/random.ts';

/** Returns a random integer from 0 to `end`, exclusive. */
type Random = (end: number) => number;

export interface Contact {
  readonly uuid: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

/** The parts of an address. */
interface Place {
  readonly state: string;
  readonly city: string;
  readonly street: string;
  readonly unit: string;
}

/** How the fields of a contact are made. */
export interface ContactParts {
  uuid(random: Random): string;
  fullName(first: string, last: string): string;
  address(place: Place): string;
  phone(random: Random): string;
}

/** States, each with some of its cities. */
const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ['Maine', ['Bangor', 'Bath', 'Saco', 'Portland']],
  ['Ohio', ['Akron', 'Dayton', 'Lima', 'Toledo']],
  ['Oregon', ['Bend', 'Eugene', 'Salem', 'Tigard']],
  ['Texas', ['Austin', 'Dallas', 'Laredo', 'Waco']],
  ['Utah', ['Draper', 'Logan', 'Ogden', 'Provo']],
];

const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Ida'];

/** Some start in lower case, which the order of names ignores (R9.5). */
const LAST_NAMES = ['Abel', 'de Groot', 'Dorn', 'Faye', 'MacLean', 'Mack', 'van Dyke', 'Wood'];

const STREETS = ['Elm Street', 'Mill Road', 'Oak Avenue', 'elm Court'];

const UNITS = ['Apt.', 'Suite'];

const pick = <Word>(random: Random, words: readonly Word[]) => words[random(words.length)] as Word;

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random(10)).join('');

const hex = (random: Random, count: number) =>
  Array.from({ length: count }, () => random(16).toString(16)).join('');

const browserRandom: Random = (end) => Math.floor(Math.random() * end);

/** The same integers for the same seed. */
export function randomFrom(seed: number): Random {
  const next = repeatable(seed);
  return (end) => Math.floor(next() * end);
}

/** The correct parts of a contact (R3.2 to R3.5). */
export const correctParts: ContactParts = {
  uuid: (random) => {
    const part = (length: number) => hex(random, length);
    return `${part(8)}-${part(4)}-4${part(3)}-a${part(3)}-${part(12)}`;
  },
  fullName: (first, last) => `${first} ${last}`,
  address: ({ state, city, street, unit }) => [state, city, street, unit].join(', '),
  phone: (random) => {
    const [area, exchange, line] = [digits(random, 3), digits(random, 3), digits(random, 4)];
    return pick(random, [
      `(${area}) ${exchange}-${line}`,
      `${area}-${exchange}-${line}`,
      `1-${area}-${exchange}-${line} x${digits(random, 3)}`,
      `${area}.${exchange}.${line}`,
    ]);
  },
};

/** Makes one contact (R3.6). */
export function makeContact(parts: ContactParts, random = browserRandom): Contact {
  const [state, cities] = pick(random, PLACES);
  const street = `${1 + random(120)} ${pick(random, STREETS)}`;
  const unit = `${pick(random, UNITS)} ${1 + random(120)}`;
  return {
    uuid: parts.uuid(random),
    name: parts.fullName(pick(random, FIRST_NAMES), pick(random, LAST_NAMES)),
    address: parts.address({ state, city: pick(random, cities), street, unit }),
    phone: parts.phone(random),
  };
}
