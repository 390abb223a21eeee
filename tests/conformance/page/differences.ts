/** The other pages that are judged: how each differs from the plain page, or from the usual stack. */
import type { Behaviour } from './behaviour.ts';
import type { Stock } from './stock.tsx';

type Differences<OfBehaviour> = { readonly behaviour: OfBehaviour } | { readonly stock: Stock };

/** A page that follows the specification. */
export type CorrectPage = {
  /** Unique among all pages. */
  readonly name: string;
  /** How it differs, as a sentence. */
  readonly differs: string;
  /** The requirement ids of which its contacts cannot show everything. */
  readonly notJudged?: readonly string[];
} & Differences<Partial<Behaviour> | (() => Promise<Partial<Behaviour>>)>;

/** A page that violates the specification in one respect. */
export type FaultyPage = {
  /** Unique among all pages. */
  readonly name: string;
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** The requirement ids that it violates: an example of each fails. */
  readonly fails: readonly string[];
} & Differences<Partial<Behaviour>>;

/** The part of an address that selects a page. */
export const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
