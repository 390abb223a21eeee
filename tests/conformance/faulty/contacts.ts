/** Invalid contacts (section 3). */
import type { Behaviour } from '../page/behaviour.ts';
import { correctParts, makeContact, randomFrom } from '../page/contact.ts';
import type { FaultyPages } from '../page/differences.ts';

function emptyNowAndThen(): Behaviour['phone'] {
  let nth = 0;
  return (random) => {
    nth += 1;
    return nth % 15 === 0 ? '' : correctParts.phone(random);
  };
}

const random = randomFrom(7);

export const contacts: FaultyPages = {
  'an empty phone': {
    fault: 'One phone in 15 is empty.',
    fails: ['R3.1', 'R1.1'],
    phone: emptyNowAndThen(),
  },
  'first names only': {
    fault: 'A name has no last name.',
    fails: ['R3.3', 'R2.2'],
    fullName: (first) => first,
  },
  'no unit': {
    fault: 'An address lacks its secondary address.',
    fails: ['R3.4', 'R2.2'],
    address: ({ state, city, street }) => [state, city, street].join(', '),
  },
  'short phones': {
    fault: 'A phone has six digits.',
    fails: ['R3.5', 'R2.2'],
    phone: (random) => String(100_000 + random(900_000)),
  },
  'uuids of no variant': {
    fault: 'The fourth group of a UUID does not begin with 8, 9, a or b.',
    fails: ['R3.2', 'R2.2'],
    uuid: (random) => correctParts.uuid(random).replace(/-a(?=.{3}-.{12}$)/, '-c'),
  },
  'one name': {
    fault: 'Every row has the same name.',
    fails: ['R1.1', 'R3.3'],
    fullName: () => 'Ada Dorn',
  },
  'the same people': {
    fault: 'Every visit shows the same names, addresses and phones, with other uuids.',
    fails: ['R1.1'],
    make: (parts) => makeContact(parts, random),
    uuid: () => crypto.randomUUID(),
  },
};
