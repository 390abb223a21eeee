/**
 * `npm run conformance`: judges a second page by the features. Its correct pages must pass all examples
 * that may judge any page; each faulty one must fail an example of every requirement id that it
 * violates. `-- "39 rows" …` judges only those, `-- --serve` serves all.
 */
import { correctPages } from '../conformance/correct/correct-pages.ts';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { judgeCorrect, judgeFaulty, type PageFindings } from '../conformance/judge-pages.ts';
import { writeReports } from '../conformance/report.ts';
import { addressOf, servePages } from '../conformance/served/serve-pages.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { many } from '../run/text.ts';

const names = process.argv.slice(2);
const unknown = names.filter(
  (name) =>
    ![...correctPages, ...faultyPages, { name: '--serve' }].some((each) => each.name === name),
);

function progress(index: number, count: number, { page, findings }: PageFindings): void {
  const outcomes = findings.map(({ id, caught }) =>
    caught ? `${id} caught by "${caught.scenario}"` : `${id} NOT CAUGHT`,
  );
  console.log(`${index}/${count} ${page.name} … ${outcomes.join(', ')}`);
}

/** Judges the named pages, or all; returns the number of failures. */
async function judge(url: string): Promise<number> {
  const start = performance.now();
  let failures = 0;
  const isChosen = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  const correct = correctPages.filter(isChosen);
  await judgeCorrect(url, correct, ({ name }, judged, found) => {
    console.log(`Correct: ${name} … ${many(judged, 'example')}, ${many(found.length, 'failure')}`);
    for (const { scenario, message } of found) console.error(`  "${scenario}": ${message}`);
    failures += found.length || Number(judged === 0);
  });

  const faulty = faultyPages.filter(isChosen);
  let done = 0;
  const results = await judgeFaulty(url, faulty, (result) => {
    done += 1;
    progress(done, faulty.length, result);
  });
  const findings = results.flatMap((result) => result.findings);
  const missed = findings.filter(({ caught }) => !caught).length;
  failures += missed;

  const seconds = Math.round((performance.now() - start) / 1_000);
  const summary = `${many(correct.length, 'correct page')}; ${many(faulty.length, 'faulty page')}, ${findings.length - missed} of ${many(findings.length, 'time')} caught by an id that they violate; ${many(failures, 'failure')}, in ${seconds} s`;
  writeReports(results, summary, failures);
  console.log(summary);
  return failures;
}

if (unknown.length > 0) {
  console.error(`There is no page ${unknown.map((name) => `"${name}"`).join(', ')}`);
  process.exitCode = 1;
} else {
  const served = await servePages();
  if (names.includes('--serve')) {
    for (const { name, differs } of correctPages)
      console.log(`${addressOf(served.url, name)} Correct: ${differs}`);
    for (const { name, fault } of faultyPages)
      console.log(`${addressOf(served.url, name)} ${fault}`);
  } else {
    try {
      await provideBrowser();
      process.exitCode = (await judge(served.url)) === 0 ? 0 : 1;
    } finally {
      await served.close();
    }
  }
}
