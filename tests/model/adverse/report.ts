import { markdownTable } from 'markdown-table';
import { ID } from '../../results/features.ts';
import { writeReport } from '../../run/reports/report-file.ts';

/** The outcome of a condition. */
export interface Outcome {
  readonly title: string;
  readonly seconds: number;
  readonly notes: readonly string[];
  /** What went wrong; absent if it passed. */
  readonly error?: string;
}

const idsOf = (title: string) => [...title.matchAll(ID)].map(([, id]) => id).join(', ');
/** The title without its ids. */
export const wordsOf = (title: string) => title.replaceAll(ID, '').trim();

/** Writes `reports/soak.json` and `reports/soak.md`. */
export function writeReports(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ title, seconds, error }) => [
    wordsOf(title),
    idsOf(title),
    error === undefined ? 'passed' : 'failed',
    `${seconds} s`,
  ]);
  const details = outcomes.flatMap(({ title, notes, error }) => [
    `## ${wordsOf(title)}`,
    '',
    ...notes.map((note) => `- ${note}`),
    ...(error === undefined ? [] : ['', '```', error, '```']),
    '',
  ]);
  const table = markdownTable([['condition', 'ids', 'outcome', 'duration'], ...rows]);
  writeReport('reports/soak.md', ['# Soak', '', table, '', ...details].join('\n'));
  writeReport('reports/soak.json', `${JSON.stringify(outcomes, null, 2)}\n`);
}
