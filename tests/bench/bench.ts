/** Measures what a load, a sort click and a scroll step cost the main thread, at several numbers of rows (B2). */
import { Command } from '@commander-js/extra-typings';
import type { Page } from '@playwright/test';
import { readArguments, wholeNumber } from '../run/command-line.ts';
import { Progress } from '../run/progress/progress.ts';
import { change } from '../run/settings.ts';
import { counted } from '../run/text.ts';

/** An odd number, for the median; more would add too many rows to a table of 1,000. */
const ROUNDS = 11;
const OUT = 'reports/bench';
/** The distance of a scroll step in px, one to three notches of a mouse wheel. */
const STEP = 300;
/** Longer than the page's scroll throttle, in ms. */
const THROTTLE_OVER = 170;

const scrollStep = (page: Page) => page.evaluate((px) => window.scrollBy(0, px), STEP);
const clickName = (page: Page) => page.mouse.down().then(() => page.mouse.up());

async function load(page: Page): Promise<void> {
  const count = await page.locator('table').getAttribute('aria-rowcount');
  await scrollStep(page);
  await page.locator(`table:not([aria-rowcount="${count}"])`).waitFor();
}

/** What a round measures, and the window's lower edge before it, as a share of the page: at 0.8 a load starts. */
const OPERATIONS: readonly [name: string, share: number, run: (page: Page) => Promise<void>][] = [
  ['nothing', 0.5, async () => {}],
  ['a scroll step', 0.5, scrollStep],
  ['a load', 0.8, load],
  ['a sort click', 0.5, clickName],
  ['a load while sorted', 0.8, load],
];

/** Waits until the page is idle: two frames, then an idle callback. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => requestIdleCallback(done));
  });

/** Scrolls to half a step above a share of the page, with the pointer on Name. */
async function prepare(page: Page, share: number): Promise<void> {
  // Rows are measured as they come into view, which shifts the target a little.
  for (const _ of [1, 2]) {
    await page.evaluate(
      ([share, px]) =>
        window.scrollTo(0, share * document.documentElement.scrollHeight - innerHeight - px),
      [share, STEP / 2] as const,
    );
    await settle(page);
  }
  await page.waitForTimeout(THROTTLE_OVER);
  await page.getByRole('columnheader', { name: 'Name' }).hover();
  await settle(page);
}

/** The median of an odd number of numbers. */
const median = (numbers: readonly number[]) =>
  Number(numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2]);

/** Median CPU times of the main thread in ms, in the order of the operations. */
async function measure(page: Page, onRound: () => void): Promise<number[]> {
  const session = await devtools(page);
  // CPU time: wall-clock time would include the time taken by other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const mainThread = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Number(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1_000;
  };
  const times = OPERATIONS.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [, share, run]] of OPERATIONS.entries()) {
      await prepare(page, share);
      const before = await mainThread();
      await run(page);
      await settle(page);
      times[index]?.push((await mainThread()) - before);
    }
    // Descending, then unsorted.
    for (const _ of [1, 2]) await clickName(page);
    onRound();
  }
  return times.map(median);
}

/** A browser can scroll a list of so many rows. */
const toRows = wholeNumber(1, 400_000);
const addRows = (text: string, sizes: readonly number[] = []) => [...sizes, toRows(text)];
const { processedArgs } = readArguments(
  new Command('npm run bench --')
    .description('Measures the built page at some numbers of rows.')
    .argument('[rows...]', 'the numbers of rows (1000 10000 100000)', addRows),
);
const sizes = processedArgs[0] ?? [1_000, 10_000, 100_000];

change({ SPEC_BROWSER: 'chromium' });
const { chromium } = await import('@playwright/test');
const { build } = await import('vite');
const { devtools } = await import('../driver/driven/devtools.ts');
const { launchOptions, provideBrowser } = await import('../run/browser/launch.ts');
const { serve } = await import('../run/serve.ts');

await provideBrowser();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
const columns: number[][] = [];
const progress = new Progress('rounds');
progress.report({ planned: sizes.length * ROUNDS });
for (const rows of sizes) {
  const size = counted(rows, 'row');
  const transform = (code: string) => code.replace(/(INITIAL_ROWS =) \d+/, `$1 ${rows}`);
  const plugins = [{ name: 'initial-rows', transform }];
  await build({ logLevel: 'warn', build: { outDir: OUT }, plugins });
  const served = await serve(OUT);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(180_000);
  await page.goto(served.url);
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
  columns.push(await measure(page, () => progress.report({ ended: size })));
  await page.close();
  await served.close();
}
await browser.close();
progress.end(true);

const row = (...cells: string[]) => console.log(cells.map((cell) => cell.padStart(20)).join(''));
row('main thread, ms', ...sizes.map((rows) => counted(rows, 'row')));
for (const [index, [name]] of OPERATIONS.entries())
  row(name, ...columns.map((times) => Number(times[index]).toFixed(1)));
