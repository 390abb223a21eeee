/** The page's contacts, from short word lists so that values often tie. */
export interface Contact {
  readonly uuid: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
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

/** Makes one contact (R3.2 to R3.6). */
export function makeContact(random = Math.random): Contact {
  /** An integer from 0 to `end`, exclusive. */
  const below = (end: number) => Math.floor(random() * end);
  const pick = <Word>(words: readonly Word[]) => words[below(words.length)] as Word;
  /** Digits of a base. */
  const digits = (count: number, base = 10) =>
    Array.from({ length: count }, () => below(base).toString(base)).join('');
  const hex = (count: number) => digits(count, 16);
  const [state, cities] = pick(PLACES);
  const street = `${1 + below(120)} ${pick(STREETS)}`;
  const unit = `${pick(UNITS)} ${1 + below(120)}`;
  const uuid = `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const address = [state, pick(cities), street, unit].join(', ');
  const [area, exchange, line] = [digits(3), digits(3), digits(4)];
  const phone = pick([
    `(${area}) ${exchange}-${line}`,
    `${area}-${exchange}-${line}`,
    `1-${area}-${exchange}-${line} x${digits(3)}`,
    `${area}.${exchange}.${line}`,
  ]);
  return { uuid, name, address, phone };
}

/** Makes contacts with other values: those that `change` returns for a correct contact. */
export const changed = (change: (made: Contact) => Partial<Contact>) => ({
  make: (): Contact => {
    const made = makeContact();
    return { ...made, ...change(made) };
  },
});
