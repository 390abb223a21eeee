/** All correct pages. */
import type { CorrectPage } from '../page/differences.ts';
import { contents } from './contents.ts';
import { scrolls } from './scrolls.ts';
import { surroundings } from './surroundings.ts';
import { tables } from './tables.ts';

export const correctPages: readonly CorrectPage[] = [
  { name: 'plain', differs: 'It differs in nothing.', behaviour: {} },
  { name: 'stock', differs: 'It is built on the usual stack.', stock: {} },
  ...contents,
  ...scrolls,
  ...surroundings,
  ...tables,
];
