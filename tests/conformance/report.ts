/** The reports of a run: `reports/conformance.json` for machines, `reports/conformance.md` for people. */
import { readFeatures } from '../results/features.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { markdownTable } from '../run/text.ts';
import type { Finding, PageFindings } from './judge-pages.ts';

/** What the JSON report holds. */
export interface ConformanceReport {
  readonly summary: string;
  /** Number of ids that did not catch their faulty page, and of failures of correct pages. */
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
