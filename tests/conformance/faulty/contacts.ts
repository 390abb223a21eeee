/** Invalid contacts (section 3). */
import { repeatable } from '../../driver/in-page/random.ts';
import { changed, makeContact } from '../page/contact.ts';
import type { FaultyPages } from '../page/differences.ts';

let count = 0;
const random = repeatable(7);

export const contacts: FaultyPages = {
  'an empty phone': {
    fault: 'One phone in 15 is empty.',
    fails: ['R3.1', 'R1.1', 'R3.5'],
    ...changed(() => {
      count += 1;
      return count % 15 === 0 ? { phone: '' } : {};
    }),
  },
  'first names only': {
    fault: 'A name has no last name.',
    fails: ['R3.3', 'R2.2'],
    ...changed(({ name }) => ({ name: name.replace(/ .*/, '') })),
  },
  'no unit': {
    fault: 'An address lacks its secondary address.',
    fails: ['R3.4', 'R2.2'],
    ...changed(({ address }) => ({ address: address.replace(/, [^,]*$/, '') })),
  },
  'uuids of no variant': {
    fault: 'The fourth group of a UUID does not begin with 8, 9, a or b.',
    fails: ['R3.2', 'R2.2'],
    ...changed(({ uuid }) => ({ uuid: uuid.replace(/-a(?=.{3}-.{12}$)/, '-c') })),
  },
  'the same people': {
    fault: 'Every visit shows the same names, addresses and phones, with other uuids.',
    fails: ['R1.1'],
    make: () => ({ ...makeContact(random), uuid: crypto.randomUUID() }),
  },
};
