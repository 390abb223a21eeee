/**
 * `npm run test:tools`: tests the document, how it runs in the reader's browser, the judge, the watcher
 * and what the terminal shows, on recorded runs: the features need not run before.
 */
import { rmSync } from 'node:fs';
import { outcomeOf } from '../report/junit.ts';
import { provideBrowser } from './browser.ts';
import { run } from './run.ts';

type Command = readonly [name: string, ...args: string[]];

const UNIT_TESTS = ['tsx', 'tests/run/unit-tests.ts', 'tools'] as const;
const FOLDERS = [
  'durations',
  'judge',
  'report',
  'run',
  'site',
  'site/fixtures',
  'site/tests',
  'watch',
];

/** The commands of a check, one after the other, by its JUnit report; the checks run side by side. */
const CHECKS: Readonly<Record<string, readonly Command[]>> = {
  'reports/site.xml': [
    ['tsx', 'tests/site/tests/publish.ts'],
    ['playwright', 'test', '-c', 'tests/site'],
  ],
  'reports/tools.xml': [[...UNIT_TESTS, ...FOLDERS]],
};

async function perform([report, commands]: (typeof entries)[number]) {
  rmSync(report, { force: true });
  const printed: Buffer[] = [];
  let code = 0;
  for (const [name, ...args] of commands)
    code ||= await run(name, args, {}, (output) => printed.push(output));
  process.stdout.write(Buffer.concat(printed));
  return outcomeOf(report, code);
}

await provideBrowser();
const entries = Object.entries(CHECKS);
const outcomes = await Promise.all(entries.map(perform));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
for (const { fault } of outcomes) if (fault) console.log(fault);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
