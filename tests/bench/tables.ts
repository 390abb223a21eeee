/** The tables of the report: rows of texts, for Markdown and for the terminal. */
import { FIRST_SORT, OPERATIONS } from './operations.ts';
import type { Results, SizeResult, VisitResult } from './results.ts';
import type { Summary } from './statistics.ts';
import { VARIANTS, type Variant } from './variants.ts';

export interface Table {
  readonly title: string;
  /** The first row is the head, the first column names the rows. */
  readonly rows: readonly (readonly string[])[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

const ms = (value: number) => (Math.abs(value) < 100 ? value.toFixed(1) : whole(value));

const times = (value: number) => `${value < 10 ? value.toFixed(1) : whole(value)} ×`;

const both = ({ median, p90 }: Summary) => `${ms(median)} / ${ms(p90)}`;

/** How many times the work of 1,000 rows that of 100,000 is. */
function growth(sizes: readonly SizeResult[], name: string, variant: Variant): string {
  const [few, many] = [1_000, 100_000].map(
    (count) => sizes.find(({ rows }) => rows === count)?.operations[name]?.[variant].median,
  );
  return few && many ? times(many / few) : '';
}

/** The main thread's work: an operation has a row for each variant, and one for their ratio. */
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

/** What the page holds on to. */
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
      ...row('heap bytes a row', (size, variant) => size.heapPerRow?.[variant].grown),
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
      row('first row after ms, median / p90', ({ firstRow }) => both(firstRow)),
      row('first paint after ms, median / p90', ({ firstPaint }) => both(firstPaint)),
    ],
  };
}
