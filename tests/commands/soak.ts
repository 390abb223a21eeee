import { conditions, runCondition } from '../model/adverse/condition.ts';
import '../model/adverse/conditions.ts';
import { chromium } from '@playwright/test';
import { type ConditionOutcome, writeConditions } from '../model/report.ts';
import { Sentences } from '../model/sentences.ts';
import { withoutIds } from '../results/features.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { readArguments, refuse } from '../run/command-line.ts';
import { buildPage, serve } from '../run/serve.ts';
import { change } from '../run/settings.ts';

const HELP = `npm run soak -- [condition]

Puts the built page through all adverse conditions, or those with these words in their title.`;

const { positionals } = readArguments(HELP, { allowPositionals: true });
const named = positionals.join(' ').toLowerCase();
const chosen = conditions.filter(({ title }) => title.toLowerCase().includes(named));
if (chosen.length === 0) {
  const titles = conditions.map(({ title }) => `\n  ${withoutIds(title)}`);
  refuse(`There is no condition "${named}". The conditions are:${titles.join('')}`);
}

change({ SPEC_BROWSER: 'chromium' });
await provideBrowser();
process.exitCode = await buildPage();
if (process.exitCode) process.exit();
const { url, close } = await serve();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
const sentences = await Sentences.load();

const outcomes: ConditionOutcome[] = [];
for (const each of chosen) {
  const outcome = await runCondition(each, { browser, url, sentences });
  const { error, notes, seconds } = outcome;
  console.log(`${error ? 'failed' : 'passed'} in ${seconds} s: ${withoutIds(each.title)}`);
  for (const note of notes) console.log(`  ${note}`);
  if (error) console.log(`  ${error}`);
  outcomes.push(outcome);
}
// The document shows the last whole run.
if (!named) writeConditions(outcomes);

await browser.close();
await close();
const failed = outcomes.filter(({ error }) => error !== undefined).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
