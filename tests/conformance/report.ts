/** The reports of a run: `reports/conformance.json` for machines, `reports/conformance.md` for people. */
import { markdownTable } from 'markdown-table';
import { readFeatures } from '../results/features.ts';
import { writeReport } from '../run/reports/report-file.ts';
import type { Finding, PageFindings } from './judge-pages.ts';

/** What the JSON report holds. */
export interface ConformanceReport {
  readonly summary: string;
  /** How many times a faulty page was not caught, or a correct one failed. */
  readonly failures: number;
  /** Ids without a faulty page in this run. */
  readonly missing: readonly string[];
  /** The faulty pages. */
  readonly pages: readonly { name: string; fault: string; findings: readonly Finding[] }[];
}

/** Ids of the rules with examples that may judge any page. */
function judgingIds(): string[] {
  return readFeatures('features')
    .rules.filter(({ shared }) => shared.length > 0)
    .flatMap(({ ids }) => ids);
}

// Unpadded, because messages can be long.
const table = (rows: readonly (readonly string[])[]) =>
  markdownTable(
    rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|'))),
    { alignDelimiters: false },
  );

function byPage(results: readonly PageFindings[]): string {
  return table([
    ['page', 'fault', 'id', 'caught by', 'message'],
    ...results.flatMap(({ page, findings }) =>
      findings.map(({ id, caught }) => [
        page.name,
        page.fault,
        id,
        caught?.scenario ?? '**not caught**',
        caught?.message ?? '',
      ]),
    ),
  ]);
}

function byId(results: readonly PageFindings[], ids: readonly string[]): string {
  return table([
    ['id', 'faulty pages caught'],
    ...ids.map((id) => {
      const caught = results.filter(({ findings }) =>
        findings.some((finding) => finding.id === id && finding.caught),
      );
      return [id, caught.map(({ page }) => page.name).join(', ') || '**none**'];
    }),
  ]);
}

/** Writes both reports. */
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
    findings,
  }));
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
