/** The right variants of the twin: other pages that the specification allows. */

import { contents } from './correct/contents.ts';
import { scrolls } from './correct/scrolls.ts';
import { surroundings } from './correct/surroundings.ts';
import { tables } from './correct/tables.ts';
import type { Differs } from './faulty.ts';
import type { Twin } from './page/twin.ts';

/** A twin that differs from the plain one, and is right. */
export type RightVariant = {
  /** Unique among all variants. */
  readonly name: string;
  /** How it differs, as a sentence. */
  readonly differs: string;
  /** The requirement ids of which its contacts cannot show everything. */
  readonly notJudged?: readonly string[];
} & Differs<Partial<Twin> | (() => Promise<Partial<Twin>>)>;

export const rightVariants: readonly RightVariant[] = [
  { name: 'right', differs: 'It is the plain twin.', twin: {} },
  { name: 'stock', differs: 'It is built on the usual stack.', stock: {} },
  ...contents,
  ...scrolls,
  ...surroundings,
  ...tables,
];
