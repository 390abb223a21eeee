import type { Browser } from '@playwright/test';
import type { Memory } from '../driver/driven/memory.ts';
import type { FirstVisit } from './first-visit.ts';
import { FIRST_SORT, measureRound, type Sample, SORT_CLICKS } from './operations.ts';
import { TablePage } from './page.ts';
import { type ByVariant, forEachVariant, VARIANTS } from './variants.ts';

interface Size {
  readonly rows: number;
  /** Pages of each variant, one after the other. */
  readonly pages: number;
  /** Uncounted rounds of each page, in which the browser optimizes the code. */
  readonly warmUps: number;
  /** Counted rounds of each page. */
  readonly rounds: number;
}

/** Samples and memory of the pages of one size. */
export interface SizeResults {
  readonly rows: number;
  readonly samples: ByVariant<Sample[]>;
  /** The last page after growing, before any sort. */
  readonly grown: ByVariant<Memory>;
  /** The last page after all rounds, unsorted again. */
  readonly used: ByVariant<Memory>;
}

/** All results, as `reports/bench.json` has them. */
export interface Results {
  readonly date: string;
  readonly browser: string;
  readonly visits: ByVariant<FirstVisit>;
  /** The first has only its memory measured. */
  readonly sizes: SizeResults[];
}

/** Rows of a new page, and rows added by the loads of a round. */
const FIRST_ROWS = 40;
const ROWS_PER_ROUND = 60;

export const SIZES: readonly Size[] = [
  { rows: FIRST_ROWS, pages: 1, warmUps: 1, rounds: 0 },
  // With several pages the number of rows stays near 1,000.
  { rows: 1_000, pages: 3, warmUps: 1, rounds: 5 },
  { rows: 10_000, pages: 1, warmUps: 2, rounds: 15 },
  { rows: 100_000, pages: 1, warmUps: 1, rounds: 10 },
];

const isSortClick = ({ operation }: Sample) => SORT_CLICKS.some(({ name }) => name === operation);

/** Measures the pages at `urls` at one size, round by round, the variants in turn. */
export async function measureSize(
  browser: Browser,
  urls: ByVariant<string>,
  { rows, pages, warmUps, rounds }: Size,
): Promise<SizeResults> {
  const samples: ByVariant<Sample[]> = { own: [], stock: [] };
  let memory: Pick<SizeResults, 'grown' | 'used'> | undefined;
  for (let nth = 1; nth <= pages; nth += 1) {
    console.error(`${rows} rows: page ${nth} of ${pages}`);
    const tables = await forEachVariant((variant) => TablePage.open(browser, urls[variant]));
    // The warm-up rounds add the rest.
    const first = Math.max(FIRST_ROWS, rows - warmUps * ROWS_PER_ROUND);
    await Promise.all(VARIANTS.map((variant) => tables[variant].grow(first)));
    const grown = await forEachVariant((variant) => tables[variant].memory());
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const variant of VARIANTS) {
        const measured = await measureRound(tables[variant]);
        if (round >= 0) samples[variant].push(...measured);
        if (round > -warmUps) continue;
        const firstSorts = measured.filter(isSortClick);
        samples[variant].push(...firstSorts.map((each) => ({ ...each, operation: FIRST_SORT })));
      }
    }
    memory = { grown, used: await forEachVariant((variant) => tables[variant].memory()) };
    await forEachVariant((variant) => tables[variant].close());
  }
  if (!memory) throw new Error('No page was measured');
  return { rows, samples, ...memory };
}
