/** How other pages differ from the second page. */
import type { Screen } from './screen.ts';

/** The members that a page overrides. */
export type Differences = Partial<Screen> & ThisType<Screen>;

type Correct = Differences & {
  /** What a judge would have to get wrong to break it, as a sentence. */
  readonly falseAlarm: string;
  /** The ids of points that it may leave not judged, because its contacts do not show them. */
  readonly idsNotJudged?: readonly string[];
  /** The query and hash of its address. */
  readonly added?: string;
};

type Faulty = Differences & {
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** The ids of points to judge it by: an example of each must fail. */
  readonly fails: readonly string[];
};

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
