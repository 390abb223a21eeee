/** What a run leaves behind: `matrix.json`, `reports/conformance.xml` and pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCases } from '../run/reports/junit.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import type { PageFindings } from './judge-pages.ts';
import { MATRIX, type Matrix, readMatrix } from './matrix.ts';
import { slug } from './page/differences.ts';

/** The path of the picture of a faulty page when it was caught first, in a folder of reports. */
export const picturePath = (reports: string, page: string) =>
  `${reports}/conformance/pictures/${slug(page)}.webp`;

/** Number of lines of a difference that are enough to understand it. */
const MAX_LINES = 6;

/** The first line of an error with its expected and received values, or a difference of objects in a line. */
function inOneLine(message: string): string {
  const [first = '', ...lines] = message.split('\n');
  const kept = first === '- Expected' ? /^[-+] / : /^(Expected|Received)/;
  const values = lines.map((line) => line.trim()).filter((line) => kept.test(line));
  const more = values.length > MAX_LINES ? ['…'] : [];
  const shown = [first.replace(/ \/\/.*$/, ''), ...values.slice(0, MAX_LINES), ...more];
  return shown.join(' ').replace(/\s+/g, ' ');
}

/** Records in `matrix.json` the failures of a page, and how each id listed for it catches it. */
export function writeMatrix({ page, findings, failures }: PageFindings): void {
  const caught = findings.map(({ id, caught }) => {
    const { sentence, error = '' } = caught ?? {};
    return [id, { ...(sentence && { sentence }), error: inOneLine(error) }];
  });
  const judged = {
    fails: failures.flatMap(({ example }) => example ?? []),
    isFoundByWalk: failures.some(({ example }) => example === undefined),
    caught: Object.fromEntries(caught),
  };
  const pages: Matrix['pages'] = { ...readMatrix().pages, [page.name]: judged };
  const matrix: Matrix = {
    pages: Object.fromEntries(
      faultyPages.flatMap(({ name }) => {
        const page = pages[name];
        return page ? [[name, page]] : [];
      }),
    ),
  };
  writeFileSync(MATRIX, `${JSON.stringify(matrix, null, 1)}\n`);
}

/** Writes a picture of each page, when it was caught first. */
function writePictures(results: readonly PageFindings[]): void {
  for (const { page, findings } of results) {
    const [picture] = findings.flatMap(({ caught }) => caught?.picture ?? []);
    if (!picture) continue;
    const path = picturePath('reports', page.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
  }
}

/** A verdict on a page, with the reason if it is not the expected one. */
export interface ExpectedVerdict {
  readonly name: string;
  readonly failure?: string | undefined;
}

/** Writes the report, with a verdict for each id listed for a faulty page, and the pictures. */
export function writeReports(
  results: readonly PageFindings[],
  correct: readonly ExpectedVerdict[],
): void {
  const faulty = results.flatMap(({ page: { name, fault }, findings }) =>
    findings.map(({ id, caught }) => ({
      name: `@${id} ${name}: ${fault}`,
      failure: caught ? undefined : 'not caught',
    })),
  );
  writePictures(results);
  writeCases('reports/conformance.xml', 'conformance', [...correct, ...faulty]);
}
