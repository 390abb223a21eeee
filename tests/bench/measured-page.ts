import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { devtools } from '../driver/driven/devtools.ts';
import { NOTHING, OPERATIONS, SORT_CLICKS, settle } from './operations.ts';

/** Time-out for opening a page of 100,000 rows, in ms. */
const OPEN_MS = 180_000;

/** The sort clicks of a page's first round, together: the page keeps nothing of an earlier sort. */
export const FIRST_SORT = 'first sort by a column';

function median(numbers: readonly number[] = []): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (Number(sorted[Math.floor(middle)]) + Number(sorted[Math.ceil(middle)])) / 2;
}

/** A page whose operations are measured. */
export class MeasuredPage {
  /** The CPU times of the main thread in ms, by the name of the operation. */
  private readonly times = new Map<string, number[]>();

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Opens a page in its own process and with an empty cache, and waits until it shows `rows` rows. */
  static async open(browser: Browser, url: string, rows: number): Promise<MeasuredPage> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    page.setDefaultTimeout(OPEN_MS);
    await page.goto(url);
    await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
    const session = await devtools(page);
    // CPU time: wall-clock time would include the time taken by other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new MeasuredPage(page, session);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  /** Measures all operations once, on an unsorted table, and leaves it unsorted. */
  async measureRound(): Promise<void> {
    for (const { name, prepare, run } of [NOTHING, ...OPERATIONS]) {
      await prepare(this.page);
      await settle(this.page);
      const before = await this.mainThread();
      await run(this.page);
      await settle(this.page);
      const time = (await this.mainThread()) - before;
      this.times.set(name, [...(this.times.get(name) ?? []), time]);
    }
    const headers = this.page.getByRole('columnheader');
    const sorted = headers.filter({ hasText: /[▲▼]/ });
    await expect(sorted).toHaveCount(2);
    for (const _ of [1, 2]) await headers.filter({ hasText: 'Name' }).click();
    await expect(sorted).toHaveCount(0);
  }

  /** Measures the first round, of which the first sorts alone count: the browser optimizes the code. */
  async measureFirstRound(): Promise<void> {
    await this.measureRound();
    const first = SORT_CLICKS.flatMap(({ name }) => this.times.get(name) ?? []);
    this.times.clear();
    this.times.set(FIRST_SORT, first);
  }

  /** The median of an operation in ms, minus that of the wait until the page has settled. */
  work(operation: string): number {
    return median(this.times.get(operation)) - median(this.times.get(NOTHING.name));
  }

  /** CPU time of the main thread since the page opened, in ms. */
  private async mainThread(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return Number(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1_000;
  }
}
