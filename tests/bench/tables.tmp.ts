/** The tables of the report, as text cells for Markdown and the terminal. */
import { FIRST_SORT, OPERATIONS } from './operations.ts';
import type { Results, SizeResult, VisitResult } from './results.ts';
import type { Summary } from './statistics.ts';
import { VARIANTS, type Variant } from './variants.ts';

export interface Table {
  readonly title: string;
  /** The first row is the header; the first column names the rows. */
  readonly rows: readonly (readonly string[])[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

const ms = (value: number) => (Math.abs(value) < 100 ? value.toFixed(1) : whole(value));

const times = (value: number) => `${value < 10 ? value.toFixed(1) : whole(value)} ×`;

const both = ({ median, p90 }: Summary) => `${ms(median)} / ${ms(p90)}`;

/** The work at 100,000 rows as a multiple of the work at 1,000. */
function growth(sizes: readonly SizeResult[], name: string, variant: Variant): string {
  const [few, many] = [1_000, 100_000].map(
    (count) => sizes.find(({ rows }) => rows === count)?.operations[name]?.[variant].median,
  );
  return few && many ? times(many / few) : '';
}

/** The main thread's work: a row per operation and variant, and a row for their ratio. */
export function workTable({ sizes }: Results): Table {
  const head = ['', '', ...sizes.map(({ rows }) => `${whole(rows)} rows`), '100,000 : 1,000'];
  const rows = [...OPERATIONS, FIRST_SORT].flatMap(({ name }) => [
    ...VARIANTS.map((variant, index) => [
      index === 0 ? name : '',
      variant,
      ...sizes.map(({ operations }) => {
        const result = operations[name]?.[variant];
        return result ? both(result) : '';
      }),
      growth(sizes, name, variant),
    ]),
    [
      '',
      'stock : own',
      ...sizes.map(({ operations }) => {
        const { own, stock } = operations[name] ?? {};
        return own && stock ? times(stock.median / own.median) : '';
      }),
      '',
    ],
  ]);
  return {
    title: 'Work of the main thread in ms, median / 90th percentile',
    rows: [head, ...rows],
  };
}

/** What the page retains. */
export function memoryTable({ sizes }: Results): Table {
  const head = ['', '', ...sizes.map(({ rows }) => `${whole(rows)} rows`)];
  const row = (name: string, value: (size: SizeResult, variant: Variant) => number | undefined) =>
    VARIANTS.map((variant, index) => [
      index === 0 ? name : '',
      variant,
      ...sizes.map((size) => {
        const found = value(size, variant);
        return found === undefined ? '' : whole(found);
      }),
    ]);
  return {
    title: 'Memory, and nodes in the document',
    rows: [
      head,
      ...row('heap bytes per row', (size, variant) => size.heapPerRow?.[variant].grown),
      ...row('the same, once sorted', (size, variant) => size.heapPerRow?.[variant].used),
      ...row('nodes', (size, variant) => size.memory[variant].grown.nodes),
    ],
  };
}

const sent = ({ files }: VisitResult, unit: 'raw' | 'gzip' | 'brotli', scripts: boolean) =>
  files.filter((file) => file.script || !scripts).reduce((sum, file) => sum + file[unit], 0);

/** The first visit. */
export function visitTable({ firstVisit }: Results): Table {
  const row = (name: string, value: (visit: VisitResult) => string) => [
    name,
    ...VARIANTS.map((variant) => value(firstVisit[variant])),
  ];
  const bytes = (scripts: boolean) => (visit: VisitResult) =>
    (['raw', 'gzip', 'brotli'] as const)
      .map((unit) => whole(sent(visit, unit, scripts)))
      .join(' / ');
  return {
    title: 'First visit',
    rows: [
      ['', ...VARIANTS],
      row('JavaScript, bytes raw / gzip / brotli', bytes(true)),
      row('all files, bytes raw / gzip / brotli', bytes(false)),
      row('time to first row in ms, median / p90', ({ firstRow }) => both(firstRow)),
      row('time to first paint in ms, median / p90', ({ firstPaint }) => both(firstPaint)),
    ],
  };
}
