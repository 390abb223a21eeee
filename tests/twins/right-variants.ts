/** The right variants of the twin: other pages that the specification allows. */
import type { Twin } from './page/twin.ts';
import { contents } from './right/contents.ts';
import { scrolls } from './right/scrolls.ts';
import { surroundings } from './right/surroundings.ts';
import { tables } from './right/tables.ts';

/** A twin that differs from the plain one, and is right. */
export interface RightVariant {
  /** Unique among all variants. */
  readonly name: string;
  /** How it differs, as a sentence. */
  readonly differs: string;
  /** The requirement ids of which its contacts cannot show everything. */
  readonly notJudged?: readonly string[];
  /** How it differs, or a promise of it where more has to be loaded. */
  readonly twin: Partial<Twin> | (() => Promise<Partial<Twin>>);
}

export const rightVariants: readonly RightVariant[] = [
  { name: 'right', differs: 'It is the plain twin.', twin: {} },
  ...contents,
  ...scrolls,
  ...surroundings,
  ...tables,
];
