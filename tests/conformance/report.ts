/** The reports of a run: `reports/twins.json` for machines, `reports/twins.md` for people. */
import { markdownTable } from 'markdown-table';
import { readFeatures } from '../results/features.ts';
import { writeReport } from '../run/reports/report-file.ts';
import type { Judgement } from './judging.ts';

/** Ids of the rules with scenarios that may judge any page. */
export function judgingIds(): string[] {
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

function byTwin(judgements: readonly Judgement[]): string {
  return table([
    ['twin', 'what is wrong', 'id', 'caught by', 'message'],
    ...judgements.flatMap(({ variant, findings }) =>
      findings.map(({ id, caught }) => [
        variant.name,
        variant.wrong,
        id,
        caught?.scenario ?? '**not caught**',
        caught?.message ?? '',
      ]),
    ),
  ]);
}

function byId(judgements: readonly Judgement[], ids: readonly string[]): string {
  return table([
    ['id', 'twins caught'],
    ...ids.map((id) => {
      const caught = judgements.filter(({ findings }) =>
        findings.some((finding) => finding.id === id && finding.caught),
      );
      return [id, caught.map(({ variant }) => variant.name).join(', ') || '**none**'];
    }),
  ]);
}

/** Writes both reports. */
export function writeReports(
  judgements: readonly Judgement[],
  summary: string,
  faults: number,
): void {
  const ids = judgingIds();
  const named = new Set(judgements.flatMap(({ variant }) => variant.fails));
  const missing = ids.filter((id) => !named.has(id));
  const twins = judgements.map(({ variant: { name, wrong }, findings }) => ({
    name,
    wrong,
    findings,
  }));
  writeReport(
    'reports/twins.json',
    `${JSON.stringify({ summary, faults, missing, twins }, null, 2)}\n`,
  );
  const lines = [
    '# Wrong twins',
    '',
    summary,
    '',
    byTwin(judgements),
    '',
    '## By requirement id',
    '',
    byId(judgements, ids),
    '',
    `Ids without a twin in this run: ${missing.join(', ') || 'none'}.`,
    '',
  ];
  writeReport('reports/twins.md', lines.join('\n'));
}
