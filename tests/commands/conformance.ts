import { Command } from '@commander-js/extra-typings';
import { readArguments, refuse } from '../run/command-line.ts';
import { Progress, print, showWhile } from '../run/progress/progress.ts';

const { options, args: names } = readArguments(
  new Command('npm run conformance --')
    .description(
      `Judges the correct pages, which must pass all examples that judge any page, and the faulty \
ones, each of which must fail an example, or a walk, of every point listed for it.`,
    )
    .argument('[name...]', 'only the pages with these names')
    .option('--serve', 'serves the pages and prints their addresses'),
);
const { correctPages } = await import('../conformance/correct/correct-pages.ts');
const { faultyPages } = await import('../conformance/faulty/faulty-pages.ts');
const isChosen = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
const correct = correctPages.filter(isChosen);
const faulty = faultyPages.filter(isChosen);
const known = [...correct, ...faulty].map(({ name }) => name);
for (const name of names) {
  if (!known.includes(name))
    refuse(`There is no page "${name}". npm run conformance -- --serve lists all of them`);
}
const { loadSteps } = await import('../../step-definitions/support/load-steps.ts');
const { judgeCorrect, judgeFaulty } = await import('../conformance/judge-pages.ts');
const { addressOf, servePages } = await import('../conformance/served/serve-pages.ts');
const { openBrowser, provideBrowser } = await import('../run/browser/launch.ts');
const { writeCases } = await import('../run/reports/junit.ts');

/** Judges the named pages, or all; returns the number of failures. */
async function judge(url: string): Promise<number> {
  const tools = { browser: await openBrowser(), steps: await loadSteps() };
  const cases: { name: string; failure: string | undefined }[] = [];
  const progress = new Progress('conformance');
  progress.report({ planned: known.length });
  const judgePage = async (name: string, judging: ReturnType<typeof judgeFaulty>) => {
    progress.report({ running: name });
    const { text, failure } = await judging;
    print(`${name} … ${text.replaceAll('\n', `\n${' '.repeat(name.length + 3)}`)}`);
    progress.report({ ended: name, failure });
    cases.push({ name, failure });
  };
  for (const page of correct) await judgePage(page.name, judgeCorrect(url, page, tools));
  for (const page of faulty) await judgePage(page.name, judgeFaulty(url, page, tools));
  await tools.browser.close();
  if (names.length === 0) writeCases('reports/conformance.xml', 'conformance', cases);
  const failures = cases.filter(({ failure }) => failure).length;
  progress.end(failures === 0);
  return failures;
}

const served = await showWhile('pages', servePages());
if (options.serve) {
  for (const { name, falseAlarm } of correct)
    console.log(`${addressOf(served.url, name)} Correct. False alarm: ${falseAlarm}`);
  for (const { name, fault } of faulty) console.log(`${addressOf(served.url, name)} ${fault}`);
} else {
  await provideBrowser();
  const failures = await judge(served.url);
  await served.close();
  process.exitCode = failures === 0 ? 0 : 1;
}
