/** `npm test`: runs every check and prints a total. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Count, countCases } from './junit.ts';
import { run } from './run.ts';

/** The scripts, quickest first, with the JUnit reports of those that have several tests. */
const CHECKS: readonly { script: string; args?: readonly string[]; report?: string }[] = [
  { script: 'typecheck' },
  { script: 'lint' },
  { script: 'workflows' },
  { script: 'traceability' },
  { script: 'properties', report: 'reports/properties.xml' },
  { script: 'components', report: 'reports/components.xml' },
  { script: 'walk', args: ['--short'], report: 'reports/walks.xml' },
  { script: 'spec', report: 'reports/spec.xml' },
  { script: 'site-test', report: 'reports/site.xml' },
];

mkdirSync('reports', { recursive: true });
const total: Count = { passed: 0, failed: 0 };

for (const { script, args = [], report } of CHECKS) {
  console.log(`\n${script}`);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const code = run('npm', ['run', '--silent', script, '--', ...args]);
  const counted = report ? countCases(report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  // A script can fail without a failed case.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(`${script}: ${counted.passed} passed, ${counted.failed} failed, in ${seconds} s`);
  total.passed += counted.passed;
  total.failed += counted.failed;
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
