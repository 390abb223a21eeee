/** Writes the results to the terminal and to `reports/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { markdownTable } from 'markdown-table';
import { notes } from './notes.ts';
import { drawPlot } from './plot.tsx';
import type { Results } from './results.ts';
import { memoryTable, type Table, visitTable, workTable } from './tables.ts';

function titledTable({ title, rows }: Table): string {
  const named = rows[0]?.findIndex((cell) => cell !== '') ?? 0;
  const align = rows[0]?.map((_, column) => (column < named ? 'l' : 'r')) ?? [];
  return [`**${title}**`, '', markdownTable(rows, { align })].join('\n');
}

function plainTable({ title, rows }: Table): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
  return [title, '', ...lines].join('\n');
}

/** Writes `reports/bench.json`, `bench.md` and `bench.svg`, and prints the tables. */
export function writeReports(results: Results): void {
  const tables = [workTable(results), memoryTable(results), visitTable(results)];
  const lines = notes(results);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync('reports/bench.svg', drawPlot(results));
  writeFileSync(
    'reports/bench.md',
    `${[...lines.map((note) => `- ${note}`), '', tables.map(titledTable).join('\n\n')].join('\n')}\n`,
  );
  console.log(`\n${tables.map(plainTable).join('\n\n')}\n\n${lines.join('\n')}`);
  console.log('\nWritten: reports/bench.json, reports/bench.md, reports/bench.svg');
}
