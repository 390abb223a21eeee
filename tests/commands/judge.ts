/** `npm run judge -- <address>`: judges another page by all examples that may judge any page. */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contractFault } from '../conformance/judge/contract.ts';
import { pageVerdict } from '../conformance/judge/page-verdict.ts';
import { EXIT, exitCode, inTable, summary } from '../conformance/judge/table.ts';
import { readMatrix } from '../conformance/matrix.ts';
import { specify } from '../results/specify.ts';
import { readStreams, StreamError } from '../results/streams.ts';
import { takeEngine } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { run } from '../run/command.ts';
import { readCommit } from '../run/commit.ts';
import { settingsHelp } from '../run/settings.ts';
import { many } from '../run/text.ts';

const HELP = `npm run judge -- <address> [option …]

Judges the page at the address by the examples that may judge any page, point by point.

  --browser <name>   chromium, firefox or webkit
  --tags <tags>      only the examples with these tags, such as @R4.3
  --minutes <n>      ends without a verdict after this many minutes (30)
  --output <folder>  receives the document, the message stream and a JUnit report (reports/judge); the
                     document is the specification with verdicts and pictures, as a website
  --no-document      takes no pictures and writes no document

Exits with 0 if nothing is broken, 1 if something is, 2 if the page could not be judged completely,
3 if the minutes are over.

From the environment:
${settingsHelp(['BASE_URL'])}`;

// A process that ends before its verdict says nothing about the page.
let code: number = EXIT.cannotBeJudged;
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
        help: { type: 'boolean' },
        tags: { type: 'string' },
        minutes: { type: 'string', default: '30' },
        output: { type: 'string', default: 'reports/judge' },
        'no-document': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  code = EXIT.holds;
  process.exit();
}
const [address = ''] = positionals;
if (!URL.canParse(address))
  stop('Pass the address of a page: npm run judge -- http://localhost:8080/');
const minutes = Number(values.minutes);
if (!(minutes > 0)) stop(`--minutes takes a number more than 0, not ${values.minutes}`);
const folder = values.output;
const stream = `${folder}/judge.ndjson`;
const document = values['no-document'] ? undefined : `${folder}/document`;

await provideBrowser();
const fault = await contractFault(address);
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
  ...['--profile', 'judge'],
  ...formats.flatMap((format) => ['--format', format]),
  ...(values.tags ? ['--tags', values.tags] : []),
  ...(document ? [] : ['--world-parameters', JSON.stringify({ evidence: 'none' })]),
];
try {
  await run('cucumber-js', options, { env: { BASE_URL: address }, signal: timeIsUp });
} catch (error) {
  if (!timeIsUp.aborted) throw error;
  code = EXIT.timeIsUp;
  stop(`\nNo verdict: the ${many(minutes, 'minute is', 'minutes are')} over.`);
}

function readRun() {
  try {
    return specify(readStreams([stream]), 'features');
  } catch (error) {
    if (error instanceof StreamError) stop(`\nNo verdict: ${error.message}.`);
    throw error;
  }
}

const specification = readRun();
if (document) {
  // Imported only here because it is slow to load.
  const { buildDocument } = await import('../document/build.ts');
  await buildDocument([stream], document);
} else {
  for (const each of specification.run.faults)
    console.error(`The run is invalid or incomplete: ${each}.`);
}
const about = { page: address, time: new Date().toISOString(), ...readCommit() };
const verdict = pageVerdict(about, specification, readMatrix(), document && 'document');
const { points } = verdict;
console.log(`\n${inTable(points, folder)}\n`);
console.log(`${address}: ${summary(points)}`);
if (document) console.log(`${document}/index.html shows each with its pictures.`);
code = exitCode(verdict);
