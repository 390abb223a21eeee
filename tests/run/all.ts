/** `npm test`: runs every check and prints a total. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Outcome, outcomeOf } from '../report/junit.ts';
import { provideBrowser } from './browser.ts';
import { buildPage } from './build.ts';
import { run } from './run.ts';

/** A script, with its JUnit report if it has several tests. */
interface Check {
  readonly script: string;
  readonly args?: readonly string[];
  readonly report?: string;
}

/** The checks of one lane run one after the other, beside those of the other lane. */
const LANES: readonly (readonly Check[])[] = [
  [
    { script: 'spec', report: 'reports/spec.xml' },
    { script: 'site-test', report: 'reports/site.xml' },
  ],
  [
    { script: 'typecheck' },
    { script: 'lint' },
    { script: 'workflows' },
    { script: 'traceability' },
    { script: 'tools', report: 'reports/tools.xml' },
    { script: 'properties', report: 'reports/properties.xml' },
    { script: 'components', report: 'reports/components.xml' },
    { script: 'walk', args: ['--short'], report: 'reports/walks.xml' },
  ],
];

/** Runs a check, and prints what it has printed once it is over. */
async function perform({ script, args = [], report }: Check): Promise<Outcome> {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const printed: Buffer[] = [];
  const command = ['run', '--silent', script, '--', ...args];
  const code = await run('npm', command, { IS_BUILT: '1' }, (output) => {
    printed.push(output);
  });
  const outcome = report
    ? outcomeOf(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [script] };
  const { passed, failed, fault } = outcome;
  const seconds = Math.round((performance.now() - start) / 1_000);
  process.stdout.write(`\n${script}\n${Buffer.concat(printed)}`);
  console.log(`${script}: ${passed} passed, ${failed.length} failed, in ${seconds} s`);
  if (fault) console.log(`${script}: ${fault}`);
  return outcome;
}

mkdirSync('reports', { recursive: true });
process.env.BROWSER = 'chromium';
await provideBrowser();
const total = { passed: 0, failed: (await buildPage()) ? 1 : 0 };

await Promise.all(
  LANES.map(async (lane) => {
    for (const check of lane) {
      const { passed, failed } = await perform(check);
      total.passed += passed;
      total.failed += failed.length;
    }
  }),
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
