import type { Browser } from '@playwright/test';
import type { Memory } from '../driver/driven/memory.ts';
import { FIRST_SORT, measureRound, type Sample, SORT_CLICKS } from './operations.ts';
import { TablePage } from './page.ts';
import { type ByVariant, forEachVariant, VARIANTS } from './variants.ts';

/** Samples and memory of the pages of one size. */
export interface SizeResults {
  readonly rows: number;
  readonly samples: ByVariant<Sample[]>;
  /** After growing, before any sort. */
  readonly grown: ByVariant<Memory>;
  /** After all rounds, unsorted again. */
  readonly used: ByVariant<Memory>;
}

/** Rows of a new page, and rows added by the loads of a round. */
export const FIRST_ROWS = 40;
const ROWS_PER_ROUND = 60;

/** Enough for a median; more would add too many rows to a table of 1,000. */
export const ROUNDS = 10;

const isSortClick = ({ operation }: Sample) => SORT_CLICKS.some(({ name }) => name === operation);

/**
 * Measures the pages at `urls` at one size, the variants in turn, round by round. The first round is
 * not counted: in it the browser optimizes the code.
 */
export async function measureSize(
  browser: Browser,
  urls: ByVariant<string>,
  rows: number,
  rounds = ROUNDS,
): Promise<SizeResults> {
  console.error(`${rows} rows`);
  const samples: ByVariant<Sample[]> = { own: [], stock: [] };
  const tables = await forEachVariant((variant) => TablePage.open(browser, urls[variant]));
  // The first round adds the rest.
  const grownTo = Math.max(FIRST_ROWS, rows - ROWS_PER_ROUND);
  await Promise.all(VARIANTS.map((variant) => tables[variant].grow(grownTo)));
  const memory = () => forEachVariant((variant) => tables[variant].memory());
  const grown = await memory();
  await forEachVariant(async (variant) => {
    const first = (await measureRound(tables[variant])).filter(isSortClick);
    samples[variant].push(...first.map((sample) => ({ ...sample, operation: FIRST_SORT })));
  });
  for (let round = 0; round < rounds; round += 1) {
    await forEachVariant(async (variant) => {
      samples[variant].push(...(await measureRound(tables[variant])));
    });
  }
  const used = await memory();
  await forEachVariant((variant) => tables[variant].close());
  return { rows, samples, grown, used };
}
