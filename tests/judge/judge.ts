/**
 * `npm run judge -- <address>`: judges a page of somebody's own by all examples that may judge any page.
 * Prints each point with its verdict; writes the document of the run and a JUnit report to
 * `reports/judge/`. `--browser` chooses the engine, `--tags` the points, `--minutes` limits the time.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { provideBrowser } from '../run/browser.ts';
import { takeEngine } from '../run/engine-argument.ts';
import { run } from '../run/run.ts';
import { buildDocument } from '../site/build.ts';
import { whyNotJudged } from './contract.ts';
import { inTable, judge } from './table.ts';

/** Exit codes besides 0, all that was judged holds, and 1, something is broken. */
const CANNOT_BE_JUDGED = 2;
const TIME_IS_UP = 3;

const FOLDER = 'reports/judge';
const STREAM = `${FOLDER}/judge.ndjson`;
const DOCUMENT = `${FOLDER}/document`;

function stop(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

const { rest } = takeEngine(process.argv.slice(2));
const { values, positionals } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: { tags: { type: 'string' }, minutes: { type: 'string', default: '30' } },
});
const [address = ''] = positionals;
if (!URL.canParse(address))
  stop(CANNOT_BE_JUDGED, 'Pass the address of a page: npm run judge -- http://localhost:8080/');
const minutes = Number(values.minutes);
if (!(minutes > 0))
  stop(CANNOT_BE_JUDGED, `--minutes takes a number more than 0, not ${values.minutes}`);

await provideBrowser();
const fault = await whyNotJudged(address);
if (fault) stop(CANNOT_BE_JUDGED, `${address} cannot be judged. ${fault}.`);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
setTimeout(
  () => stop(TIME_IS_UP, `\nNo verdict: the ${minutes} minutes are over.`),
  minutes * 60_000,
).unref();

const formats = ['./tests/judge/progress.mjs', `message:${STREAM}`, `junit:${FOLDER}/judge.xml`];
await run(
  'cucumber-js',
  [
    '--profile',
    'judge',
    ...formats.flatMap((format) => ['--format', format]),
    ...(values.tags ? ['--tags', values.tags] : []),
  ],
  { BASE_URL: address },
);
const points = judge(await buildDocument([STREAM], DOCUMENT), DOCUMENT);
console.log(`\n${inTable(points)}\n`);
const broken = points.filter(({ judgement }) => judgement === 'broken').map(({ id }) => id);
const held = points.filter(({ judgement }) => judgement === 'holds').length;
console.log(`${address}: ${held} points hold, ${broken.length} are broken ${broken.join(' ')}`);
console.log(`${DOCUMENT}/index.html shows each with its pictures.`);
process.exit(broken.length > 0 ? 1 : 0);
