import { mkdirSync, rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { EXIT, inTable, leftOut, summary } from '../conformance/judge/table.ts';
import type { DEFAULT_WALKS } from '../model/walks.ts';
import { OPTIONS, readArguments, refuse, wholeNumber } from '../run/command-line.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { isAddress, settingsHelp } from '../run/settings.ts';

const walks = 20 satisfies (typeof DEFAULT_WALKS)['count'];
const seed = 1 satisfies (typeof DEFAULT_WALKS)['seed'];

const { options, processedArgs } = readArguments(
  new Command('npm run judge --')
    .description(
      `Judges the page at the address by the examples that judge any page, point by point, and by \
random walks.

Exits with 0 if nothing is broken, 1 if something is, 2 if the page could not be judged \
completely, 3 if the time limit is over and nothing was broken by then.`,
    )
    .argument('<address>', 'such as http://localhost:8080/')
    .addOption(OPTIONS.browser)
    .option(
      '--tags <tags>',
      'only the examples with these tags, such as @R4.3; walks may break other points',
    )
    .option('--walks <n>', `number of random walks (${walks}; with --tags, 0)`, wholeNumber())
    .option('--seed <n>', `seed of the walks (${seed})`, wholeNumber())
    .option('--minutes <n>', 'after which no example and no walk begins', wholeNumber(), 30)
    .option(
      '--output <folder>',
      `for verdict.json, which has the verdict on the page and on each point, also if the page \
cannot be judged; a website, the specification with verdicts and pictures of the page; \
cucumber's message streams; JUnit reports`,
      'reports/judge',
    )
    .option('--no-document', 'takes no pictures and writes no website')
    .option('--json', 'prints verdict.json and nothing else on standard output')
    .addHelpText('after', settingsHelp()),
  EXIT['not judged'],
);
const [address] = processedArgs;
// Not by commander, which would print the address with its credentials.
if (!isAddress(address))
  refuse('The page needs an http(s) address without a sign-in, such as http://localhost:8080/');
const { output: folder } = options;
const document = options.document ? `${folder}/document` : undefined;
const print = options.json ? undefined : (text: string) => console.log(text);

const reports = ['judge', 'walks'].flatMap((name) => [`${name}.ndjson`, `${name}.xml`]);
for (const name of ['verdict.json', 'document', 'walks', ...reports])
  rmSync(`${folder}/${name}`, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// What is slow to load, only once the arguments are known to be right.
const { judgePage } = await import('../conformance/judge/judge-page.ts');
const { verdict, specification, isTimeUp } = await judgePage({
  ...{ address, folder, print },
  ...options,
  keepsPictures: document !== undefined,
});
const text = `${JSON.stringify(verdict, null, 2)}\n`;
writeReport(`${folder}/verdict.json`, text);
const { page, reason, points, ownPoints, unseenInRealTime: unseen } = verdict;
const hasRun = points.some(({ examples }) => examples > 0);
if (document && hasRun) {
  const { buildDocument } = await import('../document/build.ts');
  await buildDocument(specification, document);
}
if (hasRun || verdict.verdict === 'broken') {
  // The others have been printed when their examples had ended.
  const open = points.filter((point) => point.verdict !== 'holds');
  if (open.length > 0) print?.(`\n${inTable(open, folder)}\n`);
  if (!options.tags) print?.(leftOut(ownPoints));
  print?.(`${page}: ${summary(points)}`);
  if (unseen.length > 0)
    print?.(`In real time no picture showed ‘${unseen.join('’ and ‘')}’ so that a reader \
could see it: the rows came before, or it fades in. That breaks no point; R2.6 says what helps.`);
  if (document && hasRun) print?.(`${document}/index.html shows each with its pictures.`);
  if (reason) console.error(`The verdict is incomplete: ${reason}.`);
} else console.error(`No verdict on ${page}: ${reason}.`);
const code = isTimeUp && verdict.verdict !== 'broken' ? EXIT.timeIsUp : EXIT[verdict.verdict];
// A page that hangs must not keep this process running.
process.stdout.write(options.json ? text : '', () => process.exit(code));
