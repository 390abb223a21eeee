import { mkdirSync, rmSync } from 'node:fs';
import { EXIT, inTable, leftOut, summary } from '../conformance/judge/table.ts';
import type { DEFAULT_WALKS } from '../model/walks.ts';
import { readArguments, refuse, wholeNumber } from '../run/command-line.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { addressHint, change, isAddress, setting, settingsHelp } from '../run/settings.ts';

const HELP = `npm run judge -- <address> [option …]

Judges the page at the address by the examples that may judge any page, point by point.

  --browser <name>   chromium, firefox or webkit
  --insecure         accepts any certificate of the page
  --tags <tags>      only the examples with these tags, such as @R4.3, and walks that broke
  --walks <n>        takes n random walks (${20 satisfies (typeof DEFAULT_WALKS)['count']}; with --tags, 0)
  --seed <n>         takes those of this seed (${1 satisfies (typeof DEFAULT_WALKS)['seed']})
  --minutes <n>      ends after this many minutes, with what has been found by then (30)
  --output <folder>  receives verdict.json, the document, the message stream and a JUnit report
                     (reports/judge); the document is the specification with verdicts and pictures, as a
                     website
  --no-document      takes no pictures and writes no document
  --json             prints verdict.json and nothing else on standard output

verdict.json has the verdict on the page and on each point, with the failed examples. It is also
written if the page cannot be judged or the minutes are over, with the reason.

Exits with 0 if nothing is broken, 1 if something is, 2 if the page could not be judged completely,
3 if the minutes are over and nothing was broken by then.

From the environment:
${settingsHelp(['SPEC_BASE_URL', 'SPEC_INSECURE'])}` as const;

/** What a timer can wait for, in minutes. */
const MOST_MINUTES = Math.floor((2 ** 31 - 1) / 60_000);

const { values, positionals } = readArguments(HELP, { allowPositionals: true }, EXIT['not judged']);
if (values.browser !== undefined) change({ SPEC_BROWSER: values.browser });
setting('SPEC_BROWSER');
if (values.insecure) change({ SPEC_INSECURE: '1' });
const [address = ''] = positionals;
if (!isAddress(address))
  refuse(
    `Name the page to judge, as in "npm run judge -- http://localhost:8080/"${addressHint(address)}`,
  );
const minutes = Number(values.minutes ?? 30);
if (!(minutes > 0 && minutes <= MOST_MINUTES))
  refuse(`--minutes takes a number above 0, at most ${MOST_MINUTES}, not ${values.minutes}`);
const [walks, seed] = [values.walks, values.seed].map((n) =>
  n === undefined ? n : wholeNumber(n),
);
const folder = values.output ?? 'reports/judge';
const document = values['no-document'] ? undefined : `${folder}/document`;
const print = values.json ? undefined : (text: string) => console.log(text);

for (const name of ['verdict.json', 'document', 'walks', 'judge.ndjson', 'judge.xml'])
  rmSync(`${folder}/${name}`, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// What is slow to load, only once the arguments are known to be right.
const { judge } = await import('../conformance/judge/judge.ts');
const { verdict, specification, isUp } = await judge({
  ...{ address, minutes, walks, seed, folder, print },
  tags: values.tags,
  keepsPictures: document !== undefined,
});
const { page, reason, points, ownPoints } = verdict;
const hasRun = points.some(({ examples }) => examples > 0);
if (document && hasRun) {
  const { buildDocument } = await import('../document/build.ts');
  await buildDocument(specification, document);
}
if (hasRun || verdict.verdict === 'broken') {
  print?.(`${inTable(points, folder)}\n`);
  print?.(leftOut(ownPoints));
  print?.(`${page}: ${summary(points)}`);
  if (document && hasRun) print?.(`${document}/index.html shows each with its pictures.`);
  if (reason) console.error(`The verdict is incomplete: ${reason}.`);
} else console.error(`No verdict on ${page}: ${reason}.`);
const text = `${JSON.stringify(verdict, null, 2)}\n`;
writeReport(`${folder}/verdict.json`, text);
const code = isUp && verdict.verdict !== 'broken' ? EXIT.timeIsUp : EXIT[verdict.verdict];
// A page that hangs must not keep this process running.
process.stdout.write(values.json ? text : '', () => process.exit(code));
