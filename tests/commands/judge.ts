import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { contractFault } from '../conformance/judge/contract.ts';
import { type PageVerdict, pageVerdict, unjudgedPage } from '../conformance/judge/page-verdict.ts';
import { runExamples, streamIn } from '../conformance/judge/run-examples.ts';
import { EXIT, inTable, leftOut, summary } from '../conformance/judge/table.ts';
import { Sentences } from '../model/sentences.ts';
import { writeFeatures } from '../model/walk-feature.ts';
import { VERDICT, type Walk, walkOn } from '../model/walks.ts';
import { setEngine } from '../run/browser/engine.ts';
import { openBrowser, provideBrowser } from '../run/browser/launch.ts';
import { readArguments, refuse, wholeNumber } from '../run/command-line.ts';
import { readCommit } from '../run/commit.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { change, isAddress, Refusal, settingsHelp, withoutCredentials } from '../run/settings.ts';
import { many } from '../run/text.ts';

const HELP = `npm run judge -- <address> [option …]

Judges the page at the address by the examples that may judge any page, point by point.

  --browser <name>   chromium, firefox or webkit
  --insecure         accepts any certificate of the page
  --tags <tags>      only the examples with these tags, such as @R4.3, and walks that broke
  --walks <n>        takes n random walks (${VERDICT.count}; with --tags, 0)
  --seed <n>         takes those of this seed (${VERDICT.seed})
  --minutes <n>      ends without a verdict after this many minutes (30)
  --output <folder>  receives verdict.json, the document, the message stream and a JUnit report
                     (reports/judge); the document is the specification with verdicts and pictures, as a
                     website
  --no-document      takes no pictures and writes no document
  --json             prints verdict.json and nothing else on standard output

verdict.json has the verdict on the page and on each point, with the failed examples. It is also
written if the page cannot be judged or the minutes are over: then no point is judged.

Exits with 0 if nothing is broken, 1 if something is, 2 if the page could not be judged completely,
3 if the minutes are over.

From the environment:
${settingsHelp(['SPEC_BASE_URL', 'SPEC_INSECURE'])}` as const;

const { values, positionals } = readArguments(HELP, { allowPositionals: true }, EXIT['not judged']);

/** Number of walks between two lines. */
const WALKS_A_LINE = 5;

setEngine(values.browser);
if (values.insecure) change({ SPEC_INSECURE: '1' });
const [given = ''] = positionals;
if (!isAddress(given))
  refuse('Name the page to judge, as in "npm run judge -- http://localhost:8080/"');
const address = withoutCredentials(given);
const minutes = Number(values.minutes ?? 30);
if (!(minutes > 0)) refuse(`--minutes takes a number above 0, not ${values.minutes}`);
const walks = wholeNumber(values.walks ?? (values.tags ? '0' : `${VERDICT.count}`));
const seed = wholeNumber(values.seed ?? `${VERDICT.seed}`);
const signal = AbortSignal.timeout(minutes * 60_000);
const folder = values.output ?? 'reports/judge';
const document = values['no-document'] ? undefined : `${folder}/document`;
const print = values.json ? () => {} : (text: string) => console.log(text);
const { commit, changed } = readCommit();
const circumstances = { page: address, time: new Date().toISOString(), commit, changed };

/** Takes the walks; returns the paths of the features with those that broke. */
async function walk(browser: Browser): Promise<string[]> {
  if (walks === 0) return [];
  let taken = 0;
  const early: string[] = [];
  const onEnd = ({ notJudged }: Walk) => {
    taken += 1;
    if (notJudged) early.push(notJudged);
    if (taken % WALKS_A_LINE === 0) print(many(taken, 'walk'));
  };
  const sentences = await Sentences.load();
  const broken = await walkOn(given, { browser, sentences, seed, count: walks, onEnd });
  if (early.length > 0) print(`${many(early.length, 'walk')} ended early (the first: ${early[0]})`);
  print(broken.length === 0 ? 'No walk is broken' : `${many(broken.length, 'walk')} broken`);
  return writeFeatures(broken, `${folder}/walks`);
}

/** @throws Refusal if the page cannot be judged, AbortError if the time is up */
async function judge(): Promise<PageVerdict> {
  await provideBrowser();
  const browser = await openBrowser();
  const fault = await contractFault(given, browser);
  if (fault) refuse(fault);
  signal.throwIfAborted();
  const specification = await runExamples({
    address: given,
    folder,
    walks: await Promise.race([walk(browser), once(signal, 'abort').then(() => [])]),
    tags: values.tags && `(${values.tags}) or @walk`,
    signal,
    parameters: document ? {} : { evidence: 'none' },
    isSilent: values.json === true,
  });
  for (const each of specification.run.faults)
    console.error(`The run is invalid or incomplete: ${each}.`);
  if (document) {
    // Imported only here because it is slow to load.
    const { buildDocument } = await import('../document/build.ts');
    await buildDocument([streamIn(folder)], document);
  }
  const verdict = pageVerdict(circumstances, specification);
  print(`${inTable(verdict.points, folder)}\n`);
  print(leftOut(verdict.ownPoints));
  print(`${address}: ${summary(verdict.points)}`);
  if (document) print(`${document}/index.html shows each with its pictures.`);
  return verdict;
}

/** The verdict without a judgement, because of an error. */
function unjudged(error: unknown): PageVerdict {
  if (!signal.aborted && !(error instanceof Refusal)) throw error;
  const limit = `it took more than ${many(minutes, 'minute')} (--minutes)`;
  const reason = signal.aborted ? limit : (error as Error).message;
  console.error(`No verdict on ${address}: ${reason}.`);
  return unjudgedPage(circumstances, reason);
}

for (const name of ['verdict.json', 'document', 'walks', 'judge.ndjson', 'judge.xml'])
  rmSync(`${folder}/${name}`, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const verdict = await judge().catch(unjudged);
const text = `${JSON.stringify(verdict, null, 2)}\n`;
writeReport(`${folder}/verdict.json`, text);
const isUp = verdict.verdict === 'not judged' && signal.aborted;
const code = isUp ? EXIT.timeIsUp : EXIT[verdict.verdict];
// A page that hangs must not keep this process running.
process.stdout.write(values.json ? text : '', () => process.exit(code));
