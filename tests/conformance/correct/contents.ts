/** Other contacts (section 3). */
import { changed } from '../page/contact.ts';
import type { CorrectPages } from '../page/differences.ts';

const digit = () => Math.floor(Math.random() * 10);

export const contents: CorrectPages = {
  'other spellings': {
    falseAlarm:
      'Capitals, another script, a floor instead of a unit, or a country code are invalid, and a phone that returns, at another visit, too, is the same contact.',
    ...changed(({ name, address }) => {
      const [state, city, street = '', unit] = address.split(', ');
      const written = { 1: 'Penthouse', 2: '5 OG', 3: '3º Dcha.' }[street.charAt(0)];
      return {
        uuid: crypto.randomUUID().toUpperCase(),
        name: `${name.replace(/[aeiou]/g, 'के')} खड्का`,
        address: [state, city, street, written ?? `${unit}B`].join(', '),
        phone: `+1 555-01${digit()}${digit()} ext. 1`,
      };
    }),
  },
  'names that never tie': {
    falseAlarm: 'The order of names that neither tie nor differ in case is wrong, and not unknown.',
    idsNotJudged: ['R4.6', 'R9.5'],
    ...changed(() => ({ name: `Ada B${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}` })),
  },
};
