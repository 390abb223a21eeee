/**
 * `npm run twins`: judges a second page and its variants by the features. The right ones must pass
 * all scenarios that may judge any page; each wrong one must fail a scenario of every requirement id
 * that it violates. `-- "39 rows" …` judges only those, `-- --serve` serves all.
 */
import { provideBrowser } from '../run/browser/provide.ts';
import { many } from '../run/many.ts';
import { addressOf, serveTwins } from './built.ts';
import { rightVariants } from './correct.ts';
import { variants } from './faulty.ts';
import { Judges } from './judges.ts';
import { type Judgement, judgeRight, judgeVariants } from './judging.ts';
import { writeReports } from './report.ts';

const COUNT = 2;
/** How long an assertion waits, in ms: less for wrong twins, where most waits are in vain. */
const PATIENCE = { right: 5_000, wrong: 1_000 };

const names = process.argv.slice(2);
const unknown = names.filter(
  (name) =>
    ![...rightVariants, ...variants, { name: '--serve' }].some((each) => each.name === name),
);

function progress(index: number, count: number, { variant, findings }: Judgement): void {
  const outcomes = findings.map(({ id, caught }) =>
    caught ? `${id} caught by "${caught.scenario}"` : `${id} NOT CAUGHT`,
  );
  console.log(`${index}/${count} ${variant.name} … ${outcomes.join(', ')}`);
}

/** Judges the named twins, or all; returns the number of faults. */
async function judge(url: string): Promise<number> {
  const start = performance.now();
  let faults = 0;
  const isChosen = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  const right = rightVariants.filter(isChosen);
  const patient = new Judges(Math.min(COUNT, right.length), PATIENCE.right);
  await judgeRight(patient, url, right, ({ name }, judged, found) => {
    console.log(`Right: ${name} … ${many(judged, 'scenario')}, ${many(found.length, 'fault')}`);
    for (const { scenario, message } of found) console.error(`  "${scenario}": ${message}`);
    faults += found.length || Number(judged === 0);
  });
  patient.close();

  const chosen = variants.filter(isChosen);
  const judges = new Judges(Math.min(COUNT, chosen.length), PATIENCE.wrong);
  let done = 0;
  const judgements = await judgeVariants(judges, url, chosen, (judgement) => {
    done += 1;
    progress(done, chosen.length, judgement);
  });
  judges.close();
  const findings = judgements.flatMap((judgement) => judgement.findings);
  const missed = findings.filter(({ caught }) => !caught).length;
  faults += missed;

  const seconds = Math.round((performance.now() - start) / 1_000);
  const summary = `${many(right.length, 'right twin')}; ${many(chosen.length, 'wrong twin')}, ${findings.length - missed} of ${many(findings.length, 'time')} caught by an id that they violate, ${many(faults, 'fault')}, in ${seconds} s`;
  writeReports(judgements, summary, faults);
  console.log(summary);
  return faults;
}

if (unknown.length > 0) {
  console.error(`There is no twin ${unknown.map((name) => `"${name}"`).join(', ')}`);
  process.exitCode = 1;
} else {
  const served = await serveTwins();
  if (names.includes('--serve')) {
    for (const { name, differs } of rightVariants)
      console.log(`${addressOf(served.url, name)} Right: ${differs}`);
    for (const { name, wrong } of variants) console.log(`${addressOf(served.url, name)} ${wrong}`);
  } else {
    try {
      await provideBrowser();
      process.exitCode = (await judge(served.url)) === 0 ? 0 : 1;
    } finally {
      await served.close();
    }
  }
}
