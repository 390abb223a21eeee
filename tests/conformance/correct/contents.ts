/** Other contacts (section 3). */
import { changed } from '../page/contact.ts';
import type { CorrectPages, Differences } from '../page/differences.ts';
import { Screen } from '../page/screen.ts';

/** Makes contacts by Faker, which other pages do without. */
const byFaker = (
  making: (module: typeof import('../page/stock-contact.ts')) => Screen['make'],
): Differences => ({
  async open(root) {
    this.make = making(await import('../page/stock-contact.ts'));
    Screen.prototype.open.call(this, root);
  },
});

const digit = () => Math.floor(Math.random() * 10);

export const contents: CorrectPages = {
  'other spellings': {
    falseAlarm:
      'Capitals, another script, a floor instead of a unit, or a country code are invalid.',
    ...changed(({ name, address, phone }) => {
      const [state, city, street = '', unit] = address.split(', ');
      const written = { 1: 'Penthouse', 2: '5 OG', 3: '3º Dcha.' }[street.charAt(0)];
      return {
        uuid: crypto.randomUUID().toUpperCase(),
        name: `${name.replace(/[aeiou]/g, 'के')} खड्का`,
        address: [state, city, street, written ?? `${unit}B`].join(', '),
        phone: `+1 ${phone.replace(/ x.*|^1-/g, '')} ext. ${digit()}`,
      };
    }),
  },
  'few phones': {
    falseAlarm: 'A phone that returns, at another visit, too, is the same contact.',
    ...changed(() => ({ phone: `555-01${digit()}${digit()}` })),
  },
  'uuids made by the browser': {
    falseAlarm: 'Names do not tie, or differ in case, if Faker makes the fields in another order.',
    ...byFaker(({ stockContact }) => () => ({
      ...stockContact('name', 'address', 'phone')(),
      uuid: crypto.randomUUID(),
    })),
  },
  'contacts of a seed': {
    falseAlarm: 'The order of names that neither tie nor differ in case is wrong, and not unknown.',
    idsNotJudged: ['R4.6', 'R9.5'],
    ...byFaker(({ seedByBrowser, stockContact }) => {
      seedByBrowser();
      return stockContact('uuid', 'name', 'address', 'phone');
    }),
  },
};
