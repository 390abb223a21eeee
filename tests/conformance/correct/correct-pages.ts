/** All correct pages. */
import { type CorrectPage, type CorrectPages, named } from '../page/differences.ts';
import { contents } from './contents.ts';
import { hidden } from './hidden.ts';
import { surroundings } from './surroundings.ts';
import { tables } from './tables.ts';

const unchanged: CorrectPages = {
  plain: { differs: 'It has no differences.' },
  stock: { differs: 'It uses React, TanStack Table and Faker.', stock: {} },
  'stock, anchored': {
    differs: 'On that stack, each change is committed at once, and the browser anchors the scroll.',
    stock: { isAnchored: true },
  },
};

export const correctPages: readonly CorrectPage[] = [
  unchanged,
  contents,
  hidden,
  surroundings,
  tables,
].flatMap(named);
