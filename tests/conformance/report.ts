/** The reports of a run: `reports/conformance.json` for machines, `reports/conformance.md` for people. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readFeatures } from '../results/features.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { markdownTable } from '../run/text.ts';
import { faultyPages } from './faulty/faulty-pages.ts';
import type { PageFindings } from './judge-pages.ts';
import { MATRIX, type Matrix, readMatrix } from './matrix.ts';
import { slug } from './page/differences.ts';
import type { Failure } from './worker.ts';

/** The path of the picture of a faulty page when it was caught first, in a folder of reports. */
export const picturePath = (reports: string, page: string) =>
  `${reports}/conformance/pictures/${slug(page)}.webp`;

/** What the JSON report holds. */
export interface ConformanceReport {
  readonly summary: string;
  /** Number of ids that did not catch their faulty page, and of failures of correct pages. */
  readonly failures: number;
  /** Ids without a faulty page in this run. */
  readonly missing: readonly string[];
  /** The faulty pages. */
  readonly pages: readonly {
    readonly name: string;
    readonly fault: string;
    /** The verdict of each id listed for the page; `caught` is absent if none of its examples failed. */
    readonly findings: readonly {
      readonly id: string;
      readonly caught?: Pick<Failure, 'scenario' | 'message'>;
    }[];
  }[];
}

/** Ids of the rules with examples that may judge any page. */
function judgingIds(): string[] {
  return readFeatures('features')
    .rules.filter(({ shared }) => shared.length > 0)
    .flatMap(({ ids }) => ids);
}

function byPage(results: readonly PageFindings[]): string {
  const head = ['page', 'fault', 'id', 'caught by', 'message'];
  const rows = results.flatMap(({ page, findings }) =>
    findings.map(({ id, caught }) => [
      page.name,
      page.fault,
      id,
      caught?.scenario ?? '**not caught**',
      caught?.message ?? '',
    ]),
  );
  return markdownTable(head, rows, head.length);
}

function byId(results: readonly PageFindings[], ids: readonly string[]): string {
  const head = ['id', 'faulty pages caught'];
  const rows = ids.map((id) => {
    const caught = results.filter(({ findings }) =>
      findings.some((finding) => finding.id === id && finding.caught),
    );
    return [id, caught.map(({ page }) => page.name).join(', ') || '**none**'];
  });
  return markdownTable(head, rows, head.length);
}

/** Records the failures of these pages in `matrix.json`, and how each id listed for them catches them. */
export function writeMatrix(results: readonly PageFindings[]): void {
  const before = readMatrix();
  const judged = results.map(({ page, findings, failures }) => {
    const caught = findings.map(({ id, caught }) => {
      const { example = '', sentence, message = '' } = caught ?? {};
      return [id, { example, ...(sentence && { sentence }), error: message }];
    });
    const fails = failures.map(({ example }) => example);
    return [page.name, { fails, caught: Object.fromEntries(caught) }];
  });
  const pages: Matrix['pages'] = { ...before.pages, ...Object.fromEntries(judged) };
  const matrix: Matrix = {
    date: new Date().toISOString().slice(0, 10),
    browser: results.flatMap(({ browsers }) => browsers)[0] ?? before.browser,
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
    writeFileSync(path, Buffer.from(picture, 'base64'));
  }
}

/** Writes both reports and the pictures. */
export function writeReports(
  results: readonly PageFindings[],
  summary: string,
  failures: number,
): void {
  const ids = judgingIds();
  const named = new Set(results.flatMap(({ page }) => page.fails));
  const missing = ids.filter((id) => !named.has(id));
  const pages = results.map(({ page: { name, fault }, findings }) => ({
    name,
    fault,
    findings: findings.map(({ id, caught }) => ({
      id,
      ...(caught && { caught: { scenario: caught.scenario, message: caught.message } }),
    })),
  }));
  writePictures(results);
  const report: ConformanceReport = { summary, failures, missing, pages };
  writeReport('reports/conformance.json', `${JSON.stringify(report, null, 2)}\n`);
  const parts = [
    '# Faulty pages',
    summary,
    byPage(results),
    '## By requirement id',
    byId(results, ids),
    `Ids without a faulty page in this run: ${missing.join(', ') || 'none'}.`,
  ];
  writeReport('reports/conformance.md', `${parts.join('\n\n')}\n`);
}
