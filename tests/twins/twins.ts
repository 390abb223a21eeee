/**
 * `npm run twins`: judges a second page and its wrong variants by the features. The right one must
 * pass all scenarios that may judge any page; of each wrong one each requirement id that it names
 * must have a scenario that fails. `-- "39 rows" …` judges those only, `-- --serve` serves all.
 */
import { browserPath } from '../run/browser.ts';
import { addressOf, serveTwins } from './built.ts';
import { Judges } from './judges.ts';
import { type Judgement, judgeRight, judgeVariants } from './judging.ts';
import { writeReports } from './report.ts';
import { RIGHT, variants } from './variants.ts';

const COUNT = 2;
/** How long an assertion waits, in ms: in vain for a wrong twin, hardly ever for the right one. */
const PATIENCE = { right: 5_000, wrong: 1_000 };

const names = process.argv.slice(2);
const unknown = names.filter(
  (name) => ![RIGHT, '--serve', ...variants.map((each) => each.name)].includes(name),
);

function progress(index: number, count: number, { variant, findings }: Judgement): void {
  const said = findings.map(({ id, caught }) =>
    caught ? `${id} caught by "${caught.scenario}"` : `${id} NOT CAUGHT`,
  );
  console.log(`${index}/${count} ${variant.name} … ${said.join(', ')}`);
}

/** Judges what is asked for; gives the number of faults. */
async function judge(url: string, chromium: string): Promise<number> {
  const start = performance.now();
  let faults = 0;
  if (names.length === 0 || names.includes(RIGHT)) {
    const judges = new Judges(COUNT, chromium, PATIENCE.right);
    const { judged, failures } = await judgeRight(judges, url);
    judges.close();
    console.log(`The right twin … ${judged - failures.length} of ${judged} scenarios passed`);
    for (const { scenario, message } of failures) console.error(`  "${scenario}": ${message}`);
    faults += failures.length || Number(judged === 0);
  }

  const chosen = variants.filter(({ name }) => names.length === 0 || names.includes(name));
  const judges = new Judges(COUNT, chromium, PATIENCE.wrong);
  let said = 0;
  const judgements = await judgeVariants(judges, url, chosen, (judgement) => {
    said += 1;
    progress(said, chosen.length, judgement);
  });
  judges.close();
  const findings = judgements.flatMap((judgement) => judgement.findings);
  const missed = findings.filter(({ caught }) => !caught).length;
  faults += missed;

  const seconds = Math.round((performance.now() - start) / 1_000);
  const summary = `${chosen.length} wrong twins, ${findings.length - missed} of ${findings.length} times caught by the id that they name, ${faults} faults, in ${seconds} s`;
  writeReports(judgements, summary);
  console.log(summary);
  return faults;
}

if (unknown.length > 0) {
  console.error(`No twin is called ${unknown.map((name) => `"${name}"`).join(', ')}`);
  process.exitCode = 1;
} else {
  const served = await serveTwins();
  if (names.includes('--serve')) {
    console.log(`${addressOf(served.url, RIGHT)} is right.`);
    for (const { name, wrong } of variants) console.log(`${addressOf(served.url, name)} ${wrong}`);
  } else {
    try {
      process.exitCode = (await judge(served.url, await browserPath())) === 0 ? 0 : 1;
    } finally {
      await served.close();
    }
  }
}
