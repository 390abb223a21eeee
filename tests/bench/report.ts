import { cpus, release, totalmem, type } from 'node:os';
import { heapPerRow } from '../driver/driven/memory.ts';
import { markdownTable } from '../run/text.ts';
import { FIRST_SORT, OPERATIONS } from './operations.ts';
import type { SizeResults } from './rounds.ts';
import { type Summary, workOf } from './statistics.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** All results, as `reports/bench.json` has them. */
export interface Results {
  readonly date: string;
  readonly browser: string;
  /** A new page, with which the others' memory is compared. */
  readonly smallest: SizeResults;
  readonly sizes: SizeResults[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => (Math.abs(value) < 100 ? value.toFixed(1) : whole(value));
const times = (value: number) => `${value < 10 ? value.toFixed(1) : whole(value)} ×`;
const both = ({ median, p90 }: Summary) => `${ms(median)} / ${ms(p90)}`;

/** A table with names in its first two columns and right-aligned numbers in the others. */
function table(title: string, rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return `**${title}**\n\n${markdownTable(head, body, 2)}`;
}

const heads = (sizes: readonly SizeResults[]) => sizes.map(({ rows }) => `${whole(rows)} rows`);

/** Work of the main thread: a row for each operation and variant, and one for their ratio. */
function workTable(sizes: readonly SizeResults[]): string {
  const [few, many] = [1_000, 100_000].map((count) => sizes.find(({ rows }) => rows === count));
  const rows = [...OPERATIONS.map(({ name }) => name), FIRST_SORT].flatMap((name) => {
    const median = (size: SizeResults, variant: Variant) => workOf(size, variant, name).median;
    return [
      ...VARIANTS.map((variant, nth) => [
        nth === 0 ? name : '',
        variant,
        ...sizes.map((size) => both(workOf(size, variant, name))),
        few && many ? times(median(many, variant) / median(few, variant)) : '',
      ]),
      [
        '',
        'stock : own',
        ...sizes.map((size) => times(median(size, 'stock') / median(size, 'own'))),
        '',
      ],
    ];
  });
  return table('Work of the main thread in ms, median / 90th percentile', [
    ['', '', ...heads(sizes), '100,000 : 1,000'],
    ...rows,
  ]);
}

/** What the page retains; per row by comparison with a new page, `few`. */
function memoryTable(few: SizeResults, sizes: readonly SizeResults[]): string {
  const rows = (name: string, value: (size: SizeResults, variant: Variant) => number) =>
    VARIANTS.map((variant, nth) => [
      nth === 0 ? name : '',
      variant,
      ...sizes.map((size) => whole(value(size, variant))),
    ]);
  const perRow = (at: 'grown' | 'used') => (size: SizeResults, variant: Variant) =>
    heapPerRow(few[at][variant], size[at][variant]);
  return table('Memory, and nodes in the document', [
    ['', '', ...heads(sizes)],
    ...rows('heap bytes per row', perRow('grown')),
    ...rows('the same, once sorted', perRow('used')),
    ...rows('nodes', (size, variant) => size.grown[variant].nodes),
  ]);
}

/** The results as Markdown: how they were measured, and the tables. */
export function report({ date, browser, smallest, sizes }: Results): string {
  const ranges = sizes.map(({ samples, rows }) => {
    const counts = VARIANTS.flatMap((variant) => samples[variant].map((sample) => sample.rows));
    return `${Math.min(...counts)}–${Math.max(...counts)} for ${rows}`;
  });
  const processor = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const system = `${type()} ${release().split('-')[0]}, Node ${process.version}, ${browser}`;
  return `# The latest results of \`npm run bench\`

- Measured on ${date.slice(0, 10)} with \`npm run bench\`: ${processor}, ${system}.
- own: the page itself. stock: the same page on the row models of TanStack Table.
- CPU time of the main thread, from the input until the page has settled, minus the cost of waiting. A load is a scroll step of 300 px and the 20 rows that it adds.
- Rows while measuring: ${ranges.join('; ')}.
- Sort clicks are repeated, so a page benefits from what it keeps of an earlier sort. The first sort by a column is the first on its page, in code that is not yet optimized.
- Heap per row: memory that survives garbage collection, compared with a new page. At 1,000 rows the compiled code takes as much as the rows.

${workTable(sizes)}

${memoryTable(smallest, sizes)}
`;
}
