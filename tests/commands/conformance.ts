import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { type Findings, judgeCorrect, judgeFaulty } from '../conformance/judge-pages.ts';
import { writeMatrix, writeReports } from '../conformance/matrix.ts';
import { addressOf, servePages } from '../conformance/served/serve-pages.ts';
import { Sentences } from '../model/sentences.ts';
import { provideBrowser } from '../run/browser/launch.ts';
import { readArguments, refuse } from '../run/command-line.ts';
import { many } from '../run/text.ts';

const HELP = `npm run conformance -- [name …] [option]

Judges the correct and faulty pages with these names, or all of them. The correct ones must pass all examples
that may judge any page; each faulty one must fail an example of every requirement id listed for it.

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
  const sentences = await Sentences.load();
  let failures = 0;
  const verdicts: { name: string; failure: string | undefined }[] = [];
  for (const page of correct) {
    const { judged, failures: found } = await judgeCorrect(url, page, sentences);
    const errors = found.map(({ title, error }) => `"${title}": ${error}`);
    if (judged === 0) errors.push('No example ran');
    console.log(
      `Correct: ${page.name} … ${many(judged, 'example')}, ${many(errors.length, 'failure')}`,
    );
    for (const error of errors) console.error(`  ${error}`);
    failures += errors.length;
    verdicts.push({ name: `The correct page ${page.name}`, failure: errors[0] });
  }

  const results: Findings[] = [];
  for (const page of faulty) {
    const result = await judgeFaulty(url, page, sentences);
    results.push(result);
    const outcomes = Object.entries(result.caught).map(([id, by]) =>
      by ? `${id} caught by "${by.title}"` : `${id} NOT CAUGHT`,
    );
    const place = `${results.length}/${faulty.length} ${page.name} … `;
    console.log(place + outcomes.join(`\n${' '.repeat(place.length)}`));
    const missed = Object.values(result.caught).filter((by) => by === undefined).length;
    if (missed === 0) writeMatrix(result);
    failures += missed;
  }
  if (names.length === 0) writeReports(results, verdicts);
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
