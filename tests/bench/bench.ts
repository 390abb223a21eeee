import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import type { Plugin } from 'vite';
import { readArguments, wholeNumber } from '../run/command-line.ts';
import { ProgressLine } from '../run/progress/progress-line.ts';
import { prepareReports } from '../run/reports/report-file.ts';
import { change } from '../run/settings.ts';
import { many } from '../run/text.ts';
import type { Round } from './measured-page.ts';

const HELP = `npm run bench -- [rows …]

Measures the built page at these numbers of rows, with its own row models and with the library's.`;

/** After the first: enough for a median; more would add too many rows to a table of 1,000. */
const ROUNDS = 10;

/** A browser can scroll a list of so many rows. */
const MOST_ROWS = 400_000;

/** Opens the page with `rows` rows. */
const initialRows = (rows: number): Plugin => ({
  name: 'initial-rows',
  transform: {
    filter: { id: /\/src\/constants\.ts$/ },
    handler: (code) => code.replace(/(INITIAL_ROWS =) \d+/, `$1 ${rows}`),
  },
});

/** The table library's row models, by the names of this project's. */
const STOCK = `export {
  createCoreRowModel as createAppendOnlyCoreRowModel,
  createSortedRowModel as createIndexedSortedRowModel,
} from '@tanstack/react-table';`;

/** Replaces this project's row models; the build fails if more of them are imported. */
const stockRowModels: Plugin = {
  name: 'stock-row-models',
  enforce: 'pre',
  load: { filter: { id: /\/src\/row-models\// }, handler: () => STOCK },
};

const { positionals } = readArguments(HELP, { allowPositionals: true });
const asked = positionals.map((rows) => wholeNumber(rows, 1, MOST_ROWS));
const sizes = asked.length > 0 ? asked : [1_000, 10_000, 100_000];

prepareReports();
const { chromium } = await import('@playwright/test');
const { build } = await import('vite');
const { launchOptions, provideBrowser } = await import('../run/browser/launch.ts');
const { serve } = await import('../run/serve.ts');
const { measureRound, NAMES, openPage, workOf } = await import('./measured-page.ts');

const head = [''];
const table = NAMES.map((name) => [name]);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const tenths = (value: number, limit: number) => (value < limit ? value.toFixed(1) : whole(value));

change({ SPEC_BROWSER: 'chromium' });
await provideBrowser();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));

/** Builds, serves and opens the page with `rows` rows; `more` changes its row models. */
async function open(variant: string, rows: number, more: readonly Plugin[]) {
  const outDir = `reports/bench/${variant}`;
  const plugins = [initialRows(rows), ...more];
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true }, plugins });
  const served = await serve(outDir);
  const page = await openPage(browser, served.url, rows);
  const rounds: Round[] = [];
  return { page, rounds, close: () => Promise.all([page.close(), served.close()]) };
}

const line = new ProgressLine('rounds');
line.report({ planned: sizes.length * (ROUNDS + 1) });
for (const rows of sizes) {
  line.report({ running: `building for ${many(rows, 'row')}` });
  const own = await open('own', rows, []);
  const stock = await open('stock', rows, [stockRowModels]);
  for (let nth = 0; nth <= ROUNDS; nth += 1) {
    for (const { page, rounds } of [own, stock]) rounds.push(await measureRound(page));
    line.report({ ended: many(rows, 'row') });
  }
  head.push(`${whole(rows)} rows: own`, 'stock', 'stock : own');
  for (const row of table) {
    const operation = row[0] as string;
    const [ours, theirs] = [workOf(operation, own.rounds), workOf(operation, stock.rounds)];
    row.push(tenths(ours, 100), tenths(theirs, 100), `${tenths(theirs / ours, 10)} ×`);
  }
  for (const each of [own, stock]) await each.close();
}

line.end(true);

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
writeFileSync('reports/bench.md', text);
console.log(text);
