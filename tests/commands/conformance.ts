import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { judgeCorrect, judgeFaulty } from '../conformance/judge-pages.ts';
import { writeMatrix } from '../conformance/matrix.ts';
import { addressOf, servePages } from '../conformance/served/serve-pages.ts';
import { Sentences } from '../model/sentences.ts';
import { openBrowser, provideBrowser } from '../run/browser/launch.ts';
import { readArguments, refuse } from '../run/command-line.ts';
import { writeCases } from '../run/reports/junit.ts';
import { many } from '../run/text.ts';

const HELP = `npm run conformance -- [name …] [option]

Judges the correct and faulty pages with these names, or all of them. The correct ones must pass all examples
that may judge any page; each faulty one must fail an example of every point listed for it.

  --serve  serves the pages and prints their addresses`;

const { values, positionals: names } = readArguments(HELP, { allowPositionals: true });
const isChosen = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
const correct = correctPages.filter(isChosen);
const faulty = faultyPages.filter(isChosen);
const known = [...correct, ...faulty].map(({ name }) => name);
for (const name of names) {
  if (!known.includes(name))
    refuse(`There is no page "${name}". npm run conformance -- --serve lists all of them`);
}

/** Judges the named pages, or all; returns the number of failures. */
async function judge(url: string): Promise<number> {
  const tools = { browser: await openBrowser(), sentences: await Sentences.load() };
  const cases: { name: string; failure: string | undefined }[] = [];
  for (const page of correct) {
    const { judged, errors } = await judgeCorrect(url, page, tools);
    const counts = `${many(judged, 'example')}, ${many(errors.length, 'failure')}`;
    console.log(`Correct: ${page.name} … ${counts}`);
    for (const error of errors) console.error(`  ${error}`);
    cases.push({ name: `The correct page ${page.name}`, failure: errors.join('\n') || undefined });
  }
  for (const [nth, page] of faulty.entries()) {
    const findings = await judgeFaulty(url, page, tools);
    const caught = Object.entries(findings.caught);
    const outcomes = caught.map(([id, by]) =>
      by ? `${id} caught by "${by.title}"` : `${id} NOT CAUGHT`,
    );
    const place = `${nth + 1}/${faulty.length} ${page.name} … `;
    console.log(place + outcomes.join(`\n${' '.repeat(place.length)}`));
    if (caught.every(([, by]) => by)) writeMatrix(findings, faultyPages);
    for (const [id, by] of caught) {
      const name = `@${id} ${page.name}: ${page.fault}`;
      cases.push({ name, failure: by ? undefined : 'not caught' });
    }
  }
  await tools.browser.close();
  if (names.length === 0) writeCases('reports/conformance.xml', 'conformance', cases);
  const failures = cases.filter(({ failure }) => failure).length;
  const pages = `${many(correct.length, 'correct page')}, ${many(faulty.length, 'faulty page')}`;
  console.log(`${pages}: ${many(failures, 'failure')}`);
  return failures;
}

const served = await servePages();
if (values.serve) {
  for (const { name, differs } of correct)
    console.log(`${addressOf(served.url, name)} Correct: ${differs}`);
  for (const { name, fault } of faulty) console.log(`${addressOf(served.url, name)} ${fault}`);
} else {
  await provideBrowser();
  process.exitCode = (await judge(served.url)) === 0 ? 0 : 1;
  await served.close();
}
