/** What a run leaves behind: `matrix.json`, `reports/conformance.json` and pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeReport } from '../run/reports/report-file.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import type { Failure, PageFindings } from './judge-pages.ts';
import { MATRIX, type Matrix, readMatrix } from './matrix.ts';
import { slug } from './page/differences.ts';

/** The path of the picture of a faulty page when it was caught first, in a folder of reports. */
export const picturePath = (reports: string, page: string) =>
  `${reports}/conformance/pictures/${slug(page)}.webp`;

/** The content of `reports/conformance.json`. */
export interface ConformanceReport {
  /** Number of ids that did not catch their faulty page, and of failures of correct pages. */
  readonly failures: number;
  /** The faulty pages. */
  readonly pages: readonly {
    readonly name: string;
    readonly fault: string;
    /** The verdict of each id listed for the page; `caught` is absent if none of its examples failed. */
    readonly findings: readonly {
      readonly id: string;
      readonly caught?: Pick<Failure, 'scenario' | 'error'>;
    }[];
  }[];
}

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

/** Records the failures of these pages in `matrix.json`, and how each id listed for them catches them. */
export function writeMatrix(results: readonly PageFindings[]): void {
  const judged = results.map(({ page, findings, failures }) => {
    const caught = findings.map(({ id, caught }) => {
      const { sentence, error = '' } = caught ?? {};
      return [id, { ...(sentence && { sentence }), error: inOneLine(error) }];
    });
    const fails = failures.flatMap(({ example }) => example ?? []);
    const isFoundByWalk = failures.some(({ example }) => example === undefined);
    return [page.name, { fails, isFoundByWalk, caught: Object.fromEntries(caught) }];
  });
  const pages: Matrix['pages'] = { ...readMatrix().pages, ...Object.fromEntries(judged) };
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

/** Writes the report and the pictures. */
export function writeReports(results: readonly PageFindings[], failures: number): void {
  const pages = results.map(({ page: { name, fault }, findings }) => ({
    name,
    fault,
    findings: findings.map(({ id, caught }) => ({
      id,
      ...(caught && { caught: { scenario: caught.scenario, error: inOneLine(caught.error) } }),
    })),
  }));
  writePictures(results);
  const report: ConformanceReport = { failures, pages };
  writeReport('reports/conformance.json', `${JSON.stringify(report, null, 2)}\n`);
}
