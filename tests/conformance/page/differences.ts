/** How other pages differ from the plain page, or from the one on the usual stack. */
import type { Behaviour } from './behaviour.ts';
import type { Stock } from './stock.tsx';

/** What differs from the plain page. */
interface Page extends Partial<Behaviour> {
  /** What needs a module that other pages do without. */
  readonly imported?: () => Promise<Partial<Behaviour>>;
  /** Given if it is the page on the usual stack instead. */
  readonly stock?: Stock;
}

interface Correct extends Page {
  /** How it differs, as a sentence. */
  readonly differs: string;
  /** The ids of points that it may leave not judged, because its contacts do not show them. */
  readonly idsNotJudged?: readonly string[];
  /** The query and hash of its address. */
  readonly added?: string;
}

interface Faulty extends Page {
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** The ids of points to judge it by: an example of each must fail. */
  readonly fails: readonly string[];
}

type Named<Page> = Page & { readonly name: string };

/** A page that follows the specification. */
export type CorrectPage = Named<Correct>;
/** A page that violates the specification in one respect. */
export type FaultyPage = Named<Faulty>;

/** Pages by their names. */
export type CorrectPages = Readonly<Record<string, Correct>>;
export type FaultyPages = Readonly<Record<string, Faulty>>;

/** Pages with their names. `npm run traceability` fails if two pages have the same address. */
export const named = <Page>(pages: Readonly<Record<string, Page>>): Named<Page>[] =>
  Object.entries(pages).map(([name, page]) => ({ ...page, name }));

/** The part of an address that selects a page. */
export const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
