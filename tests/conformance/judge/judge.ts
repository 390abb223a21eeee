/**
 * `npm run judge -- <address>`: judges a page of somebody's own by all examples that may judge any page.
 * Prints each point with its verdict; writes the document of the run and a JUnit report to
 * `reports/judge/`, or to `--output`. `--browser` chooses the engine, `--tags` the points, `--minutes`
 * limits the time.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { takeEngine } from '../../run/browser/engine-argument.ts';
import { provideBrowser } from '../../run/browser/provide.ts';
import { run } from '../../run/command.ts';
import { many } from '../../run/text.ts';
import { whyNotJudged } from './contract.ts';
import { CANNOT_BE_JUDGED, TIME_IS_UP } from './exit-codes.ts';

// Whatever ends this process before it has a verdict is no fault of the page.
let code: number = CANNOT_BE_JUDGED;
process.on('exit', () => {
  process.exitCode = code;
});

function stop(message: string): never {
  console.error(message);
  process.exit();
}

function readArguments() {
  const { rest } = takeEngine(process.argv.slice(2));
  try {
    return parseArgs({
      args: rest,
      allowPositionals: true,
      options: {
        tags: { type: 'string' },
        minutes: { type: 'string', default: '30' },
        output: { type: 'string', default: 'reports/judge' },
      },
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { values, positionals } = readArguments();
const folder = values.output;
const stream = `${folder}/judge.ndjson`;
const document = `${folder}/document`;
const [address = ''] = positionals;
if (!URL.canParse(address))
  stop('Pass the address of a page: npm run judge -- http://localhost:8080/');
const minutes = Number(values.minutes);
if (!(minutes > 0)) stop(`--minutes takes a number more than 0, not ${values.minutes}`);

await provideBrowser();
const fault = await whyNotJudged(address);
if (fault) stop(`${address} cannot be judged: ${fault}.`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const timeIsUp = AbortSignal.timeout(minutes * 60_000);
const formats = [
  './tests/conformance/judge/progress.mjs',
  `message:${stream}`,
  `junit:${folder}/judge.xml`,
];
const options = [
  '--profile',
  'judge',
  ...formats.flatMap((format) => ['--format', format]),
  ...(values.tags ? ['--tags', values.tags] : []),
];
try {
  await run('cucumber-js', options, { env: { BASE_URL: address }, signal: timeIsUp });
} catch (error) {
  if (!timeIsUp.aborted) throw error;
  code = TIME_IS_UP;
  stop(`\nNo verdict: the ${many(minutes, 'minute is', 'minutes are')} over.`);
}
// Not before there is something to show: they take their time to load.
const { buildDocument } = await import('../../document/build.ts');
const { StreamError } = await import('../../results/streams.ts');
const { exitCode, inTable, judge, summary } = await import('./table.ts');
const specification = await buildDocument([stream], document).catch((error) => {
  if (error instanceof StreamError) stop(`\nNo verdict: ${error.message}.`);
  throw error;
});
const points = judge(specification, document);
console.log(`\n${inTable(points)}\n`);
console.log(`${address}: ${summary(points)}`);
console.log(`${document}/index.html shows each with its pictures.`);
code = exitCode(points, specification.run);
