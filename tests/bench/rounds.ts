/** Measures one size: round by round, alternating between the variants. */
import type { Browser } from '@playwright/test';
import type { Memory } from '../driver/driven/memory.ts';
import { Measurements } from './measurements.ts';
import { FIRST_SORT, measure, NOTHING, OPERATIONS, SORT_CLICKS } from './operations.ts';
import { progress } from './progress.ts';
import type { Size } from './sizes.ts';
import { TablePage } from './TablePage.ts';
import { type ByVariant, forEachVariant, VARIANTS } from './variants.ts';

export interface Measured {
  readonly size: Size;
  readonly work: ByVariant<Measurements>;
  /** After growing, before any sort. */
  readonly grown: ByVariant<Memory>;
  /** After all rounds, unsorted again. */
  readonly used: ByVariant<Memory>;
}

/** Number of rows between two progress messages while a page grows. */
const GROWTH = 20_000;

/** Rows added by the three loads of a round. */
const ROWS_PER_ROUND = 60;

async function grow(page: TablePage, rows: number, label: string): Promise<void> {
  for (let count = GROWTH; count < rows; count += GROWTH) {
    await page.grow(count);
    progress(`${label}: ${count} rows`);
  }
  await page.grow(rows);
}

async function round(page: TablePage, work: Measurements): Promise<void> {
  for (const operation of [NOTHING, ...OPERATIONS]) {
    work.add(operation, await measure(page, operation));
  }
  await page.sortBy([]);
}

async function freshRound(browser: Browser, url: string, work: Measurements): Promise<void> {
  for (const operation of [NOTHING, ...OPERATIONS]) {
    const page = await TablePage.open(browser, url);
    work.add(operation, await measure(page, operation));
    await page.close();
  }
}

/** Counts a round's sort clicks as first sorts, if its page or pages are new. */
function countFirst(round: Measurements, into: Measurements): void {
  for (const { name } of SORT_CLICKS) {
    for (const sample of round.samples.get(name) ?? []) into.add(FIRST_SORT, sample);
  }
}

/** Measures the pages at `urls` at one size. */
export async function measureSize(
  browser: Browser,
  urls: ByVariant<string>,
  size: Size,
): Promise<Measured> {
  const work = { own: new Measurements(), stock: new Measurements() };
  let grown: ByVariant<Memory> | undefined;
  let used: ByVariant<Memory> | undefined;
  const label = `${size.rows} rows`;

  for (let set = 1; set <= size.pages; set += 1) {
    const pages = await forEachVariant((variant) => TablePage.open(browser, urls[variant]));
    progress(`${label}: page ${set} of ${size.pages}`);
    // The warm-up rounds add the rest.
    const first = size.rows - size.warmUps * ROWS_PER_ROUND;
    await Promise.all(VARIANTS.map((variant) => grow(pages[variant], first, variant)));
    grown ??= await forEachVariant((variant) => pages[variant].memory());

    for (let count = 1 - size.warmUps; count <= size.rounds; count += 1) {
      if (count % 5 === 0)
        progress(`${label}: page ${set} of ${size.pages}, round ${count} of ${size.rounds}`);
      for (const variant of VARIANTS) {
        const into = count < 1 ? new Measurements() : work[variant];
        if (size.fresh) await freshRound(browser, urls[variant], into);
        else await round(pages[variant], into);
        if (count === 1 - size.warmUps) countFirst(into, work[variant]);
      }
    }
    // Fresh pages are closed; one round on this page shows what the operations retain.
    if (size.fresh) await forEachVariant((variant) => round(pages[variant], new Measurements()));
    used ??= await forEachVariant((variant) => pages[variant].memory());
    await forEachVariant((variant) => pages[variant].close());
  }
  if (!grown || !used) throw new Error('No page was measured');
  return { size, work, grown, used };
}
