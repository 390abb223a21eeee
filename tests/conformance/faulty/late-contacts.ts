/** Contacts that are wrong only after several loads (section 3). */

import type { Variant } from '../faulty.ts';
import type { Place, Random } from '../page/contact.ts';
import { rightParts } from '../page/contact.ts';

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

const lateAddress = (wrong: (place: Place) => readonly string[]) =>
  onceLate(rightParts.address, (place) => wrong(place).join(', '));

const latePhone = (wrong: (random: Random) => string) => onceLate(rightParts.phone, wrong);

export const lateContacts: readonly Variant[] = [
  {
    name: 'late first names only',
    wrong: 'From the fourth load on a name has no last name.',
    fails: ['R3.3'],
    twin: { name: onceLate(rightParts.name, (first) => first) },
  },
  {
    name: 'late digits in names',
    wrong: 'From the fourth load on a name ends with a number.',
    fails: ['R3.3'],
    twin: { name: onceLate(rightParts.name, (first, last) => `${first} ${last}2`) },
  },
  {
    name: 'late empty names',
    wrong: 'From the fourth load on names are empty.',
    fails: ['R3.1', 'R3.3'],
    twin: { name: onceLate(rightParts.name, () => '') },
  },
  {
    name: 'late addresses without a unit',
    wrong: 'From the fourth load on an address lacks its secondary address.',
    fails: ['R3.4'],
    twin: { address: lateAddress(({ state, city, street }) => [state, city, street]) },
  },
  {
    name: 'late cities before states',
    wrong: 'From the fourth load on the city comes before the state.',
    fails: ['R3.4'],
    twin: {
      address: lateAddress(({ state, city, street, unit }) => [city, state, unit, street]),
    },
  },
  {
    name: 'late short phones',
    wrong: 'From the fourth load on a phone has six digits.',
    fails: ['R3.5'],
    twin: { phone: latePhone((random) => String(100_000 + random(900_000))) },
  },
  {
    name: 'late words for phones',
    wrong: 'From the fourth load on a phone says that it is unknown.',
    fails: ['R3.5'],
    twin: { phone: latePhone(() => 'unknown') },
  },
  {
    name: 'late uuids of version 1',
    wrong: 'From the fourth load on UUIDs are of version 1.',
    fails: ['R3.2'],
    twin: {
      uuid: onceLate(rightParts.uuid, (random) => rightParts.uuid(random).replace('-4', '-1')),
    },
  },
  {
    name: 'a late uuid again',
    wrong: 'The fourth load has a UUID of the first forty rows.',
    fails: ['R3.2'],
    twin: {
      grow: (rows, loaded) => {
        const [first] = rows;
        const [next, ...others] = loaded;
        if (rows.length !== EARLY || !first || !next) return [...rows, ...loaded];
        return [...rows, { ...next, uuid: first.uuid }, ...others];
      },
    },
  },
];
