/** `npm run soak`: rough weather on the built page. */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/launch.ts';
import { browserPath } from '../run/browser.ts';
import { run } from '../run/run.ts';
import { serve } from '../run/serve.ts';
import { holdInvariants } from './invariants.ts';
import { type Outcome, wordsOf, writeReports } from './report.ts';
import { Sky, type Weather, weathers } from './weather.ts';
import './weathers.ts';

const named = process.argv.slice(2).join(' ').toLowerCase();
const chosen = weathers.filter(({ title }) => title.toLowerCase().includes(named));
if (chosen.length === 0) {
  console.error(`No weather is called "${named}". The weathers:`);
  for (const { title } of weathers) console.error(`  ${wordsOf(title)}`);
  process.exit(1);
}

const path = await browserPath();
process.exitCode = run('vite', ['build', '--logLevel', 'warn']);
if (process.exitCode) process.exit();
mkdirSync('reports', { recursive: true });
const served = await serve();
const browser = await chromium.launch(launchOptions(path));

async function live({ title, run: blow }: Weather): Promise<Outcome> {
  const sky = new Sky(browser, served.url);
  const start = performance.now();
  const outcome = () => ({
    title,
    notes: sky.notes,
    seconds: Math.round((performance.now() - start) / 1_000),
  });
  try {
    await blow(sky);
    for (const page of sky.pages) await holdInvariants(page);
    return outcome();
  } catch (error) {
    return { ...outcome(), error: error instanceof Error ? error.message : String(error) };
  } finally {
    await sky.close();
  }
}

const outcomes: Outcome[] = [];
for (const each of chosen) {
  const outcome = await live(each);
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
