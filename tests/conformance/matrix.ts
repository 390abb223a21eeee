/** What `npm run conformance` records of the faulty pages: `matrix.json` and pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultyPages } from './faulty/faulty-pages.ts';
import { slug } from './page/differences.ts';

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

/** The path of the picture of a faulty page when it was caught first, in a folder of reports. */
export const picturePath = (reports: string, page: string) =>
  `${reports}/conformance/pictures/${slug(page)}.webp`;

/** An example or a walk that catches a page. */
export interface Catch {
  /** The id of its point. */
  readonly id: string;
  /** The id of the example (`Example.id`), or `walkOf` the point. */
  readonly example: string;
  readonly title: string;
  /** The one that failed. */
  readonly sentence: string;
  /** The page when it failed, WebP. */
  readonly picture?: Buffer | undefined;
}

/** Records what catches a page, and the picture of when it was caught. */
export function writeMatrix(name: string, catches: readonly Catch[], picture?: Buffer): void {
  const recorded = catches.map(({ example, sentence }) => [example, sentence]);
  const known = { ...readMatrix(), [name]: Object.fromEntries(recorded) };
  const pages = faultyPages.filter((page) => page.name in known);
  const matrix = Object.fromEntries(pages.map((page) => [page.name, known[page.name] ?? {}]));
  writeFileSync(MATRIX, `${JSON.stringify(matrix, undefined, 1)}\n`);
  if (!picture) return;
  const path = picturePath('reports', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
