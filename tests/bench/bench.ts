import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { chromium } from '@playwright/test';
import { launchOptions, provideBrowser } from '../run/browser/launch.ts';
import { readArguments, wholeNumber } from '../run/command-line.ts';
import { change } from '../run/settings.ts';
import { buildAndServe } from './build.ts';
import { FIRST_SORT, MeasuredPage } from './measured-page.ts';
import { OPERATIONS } from './operations.ts';

const HELP = `npm run bench -- [rows …]

Measures the built page at these numbers of rows, with its own row models and with the library's.`;

/** Enough for a median; more would add too many rows to a table of 1,000. */
const ROUNDS = 10;

const { positionals } = readArguments(HELP, { allowPositionals: true });
const asked = positionals.map(wholeNumber);
const sizes = asked.length > 0 ? asked : [1_000, 10_000, 100_000];

const head = [''];
const table = [...OPERATIONS.map(({ name }) => name), FIRST_SORT].map((name) => [name]);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenths = (value: number, limit: number) => (value < limit ? value.toFixed(1) : whole(value));

change({ SPEC_BROWSER: 'chromium' });
await provideBrowser();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
for (const rows of sizes) {
  console.error(`${rows} rows`);
  const served = [await buildAndServe('own', rows), await buildAndServe('stock', rows)] as const;
  const own = await MeasuredPage.open(browser, served[0].url, rows);
  const stock = await MeasuredPage.open(browser, served[1].url, rows);
  for (const page of [own, stock]) await page.measureFirstRound();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of [own, stock]) await page.measureRound();
  }
  head.push(`${whole(rows)} rows: own`, 'stock', 'stock : own');
  for (const row of table) {
    const operation = row[0] as string;
    const [ours, theirs] = [own.work(operation), stock.work(operation)];
    row.push(tenths(ours, 100), tenths(theirs, 100), `${tenths(theirs / ours, 10)} ×`);
  }
  for (const each of [own, stock, ...served]) await each.close();
}

const processor = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
const system = `${type()} ${release().split('-')[0]}, Node ${process.version}, chromium ${browser.version()}`;
await browser.close();
const align = head.map((_, column) => (column === 0 ? '---' : '--:'));
const lines = [head, align, ...table].map((cells) => `| ${cells.join(' | ')} |`);
const text = `# The latest results of \`npm run bench\`

- Measured on ${new Date().toISOString().slice(0, 10)}: ${processor}, ${system}.
- own: the page itself. stock: the same page on the row models of TanStack Table.
- Medians of the main thread's CPU time in ms, from the input until the page has settled, minus the cost of waiting. A load is a scroll step of 300 px and the 20 rows that it adds.
- A table has 60 more rows after each of its ${ROUNDS + 1} rounds.
- Sort clicks are repeated, so a page benefits from what it keeps of an earlier sort. The first sort by a column is the first on its page, in code that is not yet optimized.

${lines.join('\n')}
`;
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.md', text);
console.log(text);
