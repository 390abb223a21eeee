/** What `npm run conformance` records of the faulty pages: `matrix.json` and pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Findings } from './judge-pages.ts';
import { type FaultyPage, slug } from './page/differences.ts';

/** How an example or a walk catches a faulty page. */
interface RecordedCatch {
  /** The sentence that failed; absent if it is a walk. */
  readonly sentence?: string | undefined;
  /** What was expected and found, in a line. */
  readonly error: string;
}

interface RecordedPage {
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** Ids of the points that it is there to break. */
  readonly fails: readonly string[];
  /** The catches by the ids of all examples that catch it (`Example.id`), or of walks: `R4.8-walk`. */
  readonly caughtBy: Readonly<Record<string, RecordedCatch>>;
}

/** What catches each faulty page, by the names of the pages. */
export interface Matrix {
  readonly pages: Readonly<Record<string, RecordedPage>>;
}

const MATRIX = new URL('matrix.json', import.meta.url);

export const readMatrix = (): Matrix => JSON.parse(readFileSync(MATRIX, 'utf8'));

const WALK = '-walk';

/** The walk that catches a page under a point, among the keys of `caughtBy`. */
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

/** JSON with a line for each catch. */
function textOf(pages: Matrix['pages']): string {
  const inLines = (entries: readonly string[]) => `{\n${entries.join(',\n')}\n}`;
  const shown = Object.entries(pages).map(([name, { caughtBy, ...rest }]) => {
    const catches = Object.entries(caughtBy).map((each) =>
      each.map((part) => JSON.stringify(part)),
    );
    const text = inLines(catches.map((each) => each.join(': ')));
    return `${JSON.stringify(name)}: ${JSON.stringify(rest).slice(0, -1)},"caughtBy":${text}}`;
  });
  return `{"pages": ${inLines(shown)}}\n`;
}

/** Records what catches a page, in the order of `all` pages, and its first picture. */
export function writeMatrix({ page, catches, caught }: Findings, all: readonly FaultyPage[]) {
  const recorded = catches.map(({ id, example, sentence, error }): [string, RecordedCatch] => [
    example ?? walkOf(id),
    { sentence, error: inOneLine(error) },
  ]);
  const { name, fault, fails } = page;
  const judged: RecordedPage = { fault, fails, caughtBy: Object.fromEntries(recorded) };
  const known: Matrix['pages'] = { ...readMatrix().pages, [name]: judged };
  const pages = Object.fromEntries(
    all.flatMap((each) => {
      const its = known[each.name];
      return its ? [[each.name, its]] : [];
    }),
  );
  writeFileSync(MATRIX, textOf(pages));
  const [picture] = Object.values(caught).flatMap((failure) => failure?.picture ?? []);
  if (!picture) return;
  const path = picturePath('reports', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
