/** All correct pages. */
import { type CorrectPage, type CorrectPages, named } from '../page/differences.ts';
import { contents } from './contents.ts';
import { surroundings } from './surroundings.ts';
import { tables } from './tables.ts';

/** This project's page, judged as any other. */
export const OWN_PAGE = 'own page';

const unchanged: CorrectPages = {
  plain: { falseAlarm: 'Something is wrong with the page from which all others differ.' },
  [OWN_PAGE]: {
    falseAlarm:
      'React renders too late, TanStack Table sorts otherwise, Faker makes invalid values, and what this page alone promises is too much.',
  },
};

export const correctPages: readonly CorrectPage[] = [
  unchanged,
  contents,
  surroundings,
  tables,
].flatMap(named);
