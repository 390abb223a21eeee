/** What `npm run conformance` records of the faulty pages: `matrix.json` and pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultyPages } from './faulty/faulty-pages.ts';
import { slug } from './page/differences.ts';

/** How an example or a walk catches a faulty page. */
interface RecordedCatch {
  /** The sentence that failed; absent if it is a walk. */
  readonly sentence?: string | undefined;
  /** What was expected and found, in a line. */
  readonly error: string;
}

/**
 * What catches each faulty page: by its name, the catches by the ids of all examples that catch it
 * (`Example.id`), or of walks: `R4.8-walk`.
 */
export type Matrix = Readonly<Record<string, Readonly<Record<string, RecordedCatch>>>>;

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

/** Number of lines of a difference that are enough to understand it. */
const MAX_LINES = 6;

/** The first line of an error with its expected and received values, or a difference of objects in a line. */
export function inOneLine(message: string): string {
  const [first = '', ...lines] = message.split('\n');
  // '- Expected:' begins two whole values.
  const kept = { '- Expected': /^[-+] /, '- Expected:': /./ }[first] ?? /^(Expected|Received)/;
  const values = lines.map((line) => line.trim()).filter((line) => kept.test(line));
  const more = values.length > MAX_LINES ? ['…'] : [];
  const shown = [first.replace(/ \/\/.*$/, ''), ...values.slice(0, MAX_LINES), ...more];
  return shown.join(' ').replace(/\s+/g, ' ');
}

/** An error in a line without what differs from visit to visit: values in quotes, and which neighbours come first. */
export const kindOf = (error: string): string =>
  error
    .replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '…')
    .replace(/(?<=^Neighbours in the wrong order).*/, '');

/** JSON with a line for each catch. */
const textOf = (matrix: Matrix) =>
  `${JSON.stringify(matrix, undefined, 1).replaceAll(/\n {3,}|\n {2}(?=\})/g, ' ')}\n`;

/** An example or a walk that catches a page. */
export interface Catch extends RecordedCatch {
  /** The id of its point. */
  readonly id: string;
  /** The id of the example (`Example.id`), or `walkOf` the point. */
  readonly example: string;
  readonly title: string;
  /** The page when it failed, WebP. */
  readonly picture?: Buffer | undefined;
}

/** Records what catches a page, and the picture of when it was caught. */
export function writeMatrix(name: string, catches: readonly Catch[], picture?: Buffer): void {
  const recorded = catches.map(({ example, sentence, error }): [string, RecordedCatch] => [
    example,
    { sentence, error: inOneLine(error) },
  ]);
  const known = { ...readMatrix(), [name]: Object.fromEntries(recorded) };
  const pages = faultyPages.filter((page) => page.name in known);
  const matrix = Object.fromEntries(pages.map((page) => [page.name, known[page.name] ?? {}]));
  writeFileSync(MATRIX, textOf(matrix));
  if (!picture) return;
  const path = picturePath('reports', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
