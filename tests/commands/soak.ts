/** `npm run soak`: runs the built page under adverse conditions. */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Condition, conditions, Soak } from '../model/adverse/condition.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { buildPage, serve } from '../run/serve.ts';
import '../model/adverse/conditions.ts';
import { checkInvariants } from '../model/adverse/invariants.ts';
import { type Outcome, wordsOf, writeReports } from '../model/adverse/report.ts';

const named = process.argv.slice(2).join(' ').toLowerCase();
const chosen = conditions.filter(({ title }) => title.toLowerCase().includes(named));
if (chosen.length === 0) {
  console.error(`There is no condition "${named}". The conditions are:`);
  for (const { title } of conditions) console.error(`  ${wordsOf(title)}`);
  process.exit(1);
}

await provideBrowser();
process.exitCode = await buildPage();
if (process.exitCode) process.exit();
mkdirSync('reports', { recursive: true });
const served = await serve();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));

async function runCondition({ title, run }: Condition): Promise<Outcome> {
  const soak = new Soak(browser, served.url);
  const start = performance.now();
  const outcome = () => ({
    title,
    notes: soak.notes,
    seconds: Math.round((performance.now() - start) / 1_000),
  });
  try {
    await run(soak);
    for (const page of soak.pages) await checkInvariants(page);
    return outcome();
  } catch (error) {
    return { ...outcome(), error: error instanceof Error ? error.message : String(error) };
  } finally {
    await soak.close();
  }
}

const outcomes: Outcome[] = [];
for (const each of chosen) {
  const outcome = await runCondition(each);
  const { error, notes, seconds } = outcome;
  console.log(`${error ? 'failed' : 'passed'} in ${seconds} s: ${wordsOf(each.title)}`);
  for (const note of notes) console.log(`  ${note}`);
  if (error) console.log(`  ${error}`);
  outcomes.push(outcome);
  writeReports(outcomes);
}

await browser.close();
await served.close();
const failed = outcomes.filter(({ error }) => error !== undefined).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
