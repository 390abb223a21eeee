/** All correct pages. */
import { type CorrectPage, type CorrectPages, named } from '../page/differences.ts';
import { contents } from './contents.ts';
import { surroundings } from './surroundings.ts';
import { tables } from './tables.ts';

const unchanged: CorrectPages = {
  plain: { falseAlarm: 'Something is wrong with the page from which all others differ.' },
  stock: {
    falseAlarm:
      'React renders too late, TanStack Table sorts otherwise, Faker makes invalid values.',
    open: async (root) => (await import('../page/stock.tsx')).showStock(root),
  },
};

export const correctPages: readonly CorrectPage[] = [
  unchanged,
  contents,
  surroundings,
  tables,
].flatMap(named);
