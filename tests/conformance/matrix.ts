/** What `npm run conformance` records of the faulty pages: `matrix.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { faultyPages } from './faulty/faulty-pages.ts';

/**
 * What catches each faulty page: by its name, the sentences that failed, by the ids of all examples that catch it
 * (`Example.id`), or of walks: `R4.8-walk`.
 */
export type Matrix = Readonly<Record<string, Readonly<Record<string, string>>>>;

const MATRIX = new URL('matrix.json', import.meta.url);

export const readMatrix = (): Matrix => JSON.parse(readFileSync(MATRIX, 'utf8'));

const WALK = '-walk';

/** The walk that catches a page under a point, among its catches. */
export const walkOf = (id: string): string => `${id}${WALK}`;

/** Whether it is an example, rather than a walk, that catches a page. */
export const isExample = (catcher: string): boolean => !catcher.endsWith(WALK);

/** An example or a walk that catches a page. */
export interface Catch {
  /** The id of its point. */
  readonly id: string;
  /** The id of the example (`Example.id`), or `walkOf` the point. */
  readonly example: string;
  readonly title: string;
  /** The one that failed. */
  readonly sentence: string;
}

/** Records what catches a page. */
export function writeMatrix(name: string, catches: readonly Catch[]): void {
  const recorded = catches.map(({ example, sentence }) => [example, sentence]);
  const known = { ...readMatrix(), [name]: Object.fromEntries(recorded) };
  const pages = faultyPages.filter((page) => page.name in known);
  const matrix = Object.fromEntries(pages.map((page) => [page.name, known[page.name] ?? {}]));
  writeFileSync(MATRIX, `${JSON.stringify(matrix, undefined, 1)}\n`);
}
