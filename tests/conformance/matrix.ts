/** What `npm run conformance` knows of the faulty pages afterwards: `matrix.json` and pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Findings } from './judge-pages.ts';
import { type FaultyPage, slug } from './page/differences.ts';

/** How an example catches a faulty page. */
interface RecordedCatch {
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string | undefined;
  /** What was expected and found, in a line. */
  readonly error: string;
}

interface RecordedPage {
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** Ids of all examples that it fails (`Example.id`). */
  readonly fails: readonly string[];
  /** The catch by each point, by its id, that is listed for the page. */
  readonly caught: Readonly<Record<string, RecordedCatch>>;
}

/** Which examples each faulty page fails, by the names of the pages. */
export interface Matrix {
  readonly pages: Readonly<Record<string, RecordedPage>>;
}

const MATRIX = new URL('matrix.json', import.meta.url);

export const readMatrix = (): Matrix => JSON.parse(readFileSync(MATRIX, 'utf8'));

/** The path of the picture of a faulty page when it was caught first, in a folder of reports. */
export const picturePath = (reports: string, page: string) =>
  `${reports}/conformance/pictures/${slug(page)}.webp`;

/** Number of lines of a difference that are enough to understand it. */
const MAX_LINES = 6;

/** The first line of an error with its expected and received values, or a difference of objects in a line. */
function inOneLine(message: string): string {
  const [first = '', ...lines] = message.split('\n');
  // '- Expected:' begins two whole values.
  const kept = { '- Expected': /^[-+] /, '- Expected:': /./ }[first] ?? /^(Expected|Received)/;
  const values = lines.map((line) => line.trim()).filter((line) => kept.test(line));
  const more = values.length > MAX_LINES ? ['…'] : [];
  const shown = [first.replace(/ \/\/.*$/, ''), ...values.slice(0, MAX_LINES), ...more];
  return shown.join(' ').replace(/\s+/g, ' ');
}

/** Records what a page fails and what catches it, in the order of `all` pages, and its first picture. */
export function writeMatrix({ page, failures, caught }: Findings, all: readonly FaultyPage[]) {
  const catches = Object.entries(caught).map(([id, failure]): [string, RecordedCatch] => [
    id,
    { sentence: failure?.sentence, error: inOneLine(failure?.error ?? '') },
  ]);
  const judged: RecordedPage = {
    fault: page.fault,
    fails: failures.flatMap(({ example }) => example ?? []),
    caught: Object.fromEntries(catches),
  };
  const known: Matrix['pages'] = { ...readMatrix().pages, [page.name]: judged };
  const pages = Object.fromEntries(all.map(({ name }) => [name, known[name]]));
  writeFileSync(MATRIX, `${JSON.stringify({ pages }, null, 1)}\n`);
  const [picture] = Object.values(caught).flatMap((failure) => failure?.picture ?? []);
  if (!picture) return;
  const path = picturePath('reports', page.name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
