/** All correct pages. */
import { type CorrectPage, type CorrectPages, named } from '../page/differences.ts';
import { contents } from './contents.ts';
import { scrolls } from './scrolls.ts';
import { surroundings } from './surroundings.ts';
import { tables } from './tables.ts';

const unchanged: CorrectPages = {
  plain: { differs: 'It differs in nothing.', behaviour: {} },
  stock: { differs: 'It is built on the usual stack.', stock: {} },
};

/** The pages that all others differ from. */
export const unchangedPages = named(unchanged);

export const correctPages: readonly CorrectPage[] = [
  unchanged,
  contents,
  scrolls,
  surroundings,
  tables,
].flatMap(named);
