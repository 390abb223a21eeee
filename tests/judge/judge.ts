/**
 * `npm run judge -- <address>`: judges a page of somebody's own by all examples that may judge any page.
 * Prints each point with its verdict; writes the document of the run and a JUnit report to
 * `reports/judge/`, or to `--output`. `--browser` chooses the engine, `--tags` the points, `--minutes`
 * limits the time.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { provideBrowser } from '../run/browser.ts';
import { takeEngine } from '../run/engine-argument.ts';
import { run } from '../run/run.ts';
import { whyNotJudged } from './contract.ts';

/** Exit codes besides 0, all that was judged holds, and 1, something is broken. */
const CANNOT_BE_JUDGED = 2;
const TIME_IS_UP = 3;

function stop(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

const { rest } = takeEngine(process.argv.slice(2));
const { values, positionals } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: {
    tags: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    output: { type: 'string', default: 'reports/judge' },
  },
});
const folder = values.output;
const stream = `${folder}/judge.ndjson`;
const document = `${folder}/document`;
const [address = ''] = positionals;
if (!URL.canParse(address))
  stop(CANNOT_BE_JUDGED, 'Pass the address of a page: npm run judge -- http://localhost:8080/');
const minutes = Number(values.minutes);
if (!(minutes > 0))
  stop(CANNOT_BE_JUDGED, `--minutes takes a number more than 0, not ${values.minutes}`);

await provideBrowser();
const fault = await whyNotJudged(address);
if (fault) stop(CANNOT_BE_JUDGED, `${address} cannot be judged: ${fault}.`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const timeIsUp = AbortSignal.timeout(minutes * 60_000);
const formats = ['./tests/judge/progress.mjs', `message:${stream}`, `junit:${folder}/judge.xml`];
const options = [
  '--profile',
  'judge',
  ...formats.flatMap((format) => ['--format', format]),
  ...(values.tags ? ['--tags', values.tags] : []),
];
try {
  await run('cucumber-js', options, { BASE_URL: address }, undefined, timeIsUp);
} catch (error) {
  if (!timeIsUp.aborted) throw error;
  stop(TIME_IS_UP, `\nNo verdict: the ${minutes} minutes are over.`);
}
// Not before there is something to show: they take their time to load.
const { buildDocument } = await import('../site/build.ts');
const { inTable, judge } = await import('./table.ts');
const points = judge(await buildDocument([stream], document), document);
console.log(`\n${inTable(points)}\n`);
const broken = points.filter(({ judgement }) => judgement === 'broken').map(({ id }) => id);
const held = points.filter(({ judgement }) => judgement === 'holds').length;
console.log(`${address}: ${held} points hold, ${broken.length} are broken ${broken.join(' ')}`);
console.log(`${document}/index.html shows each with its pictures.`);
process.exit(broken.length > 0 ? 1 : 0);
