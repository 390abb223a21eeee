import { rmSync } from 'node:fs';
import { ENGINES } from '../browser/engine.ts';
import { countCases } from './junit.ts';
import { reportName } from './report-name.ts';
import { run } from './run.ts';

/**
 * Runs a script in one engine after the other, and ends with a line for each.
 *
 * @returns 0 if it has passed in all of them
 */
export async function inAllEngines(script: string, args: readonly string[]): Promise<number> {
  const lines: string[] = [];
  let failed = 0;
  for (const name of ENGINES) {
    process.env.BROWSER = name;
    const report = reportName(script, '.xml');
    rmSync(report, { force: true });
    const code = await run('npm', ['run', '--silent', script, '--', ...args]);
    if (code !== 0) failed += 1;
    const counted = countCases(report);
    const isJudged = counted.passed + counted.failed > 0;
    lines.push(
      `${name}: ${isJudged ? `${counted.passed} passed, ${counted.failed} failed` : 'nothing was run'}`,
    );
  }
  for (const line of lines) console.log(line);
  return failed === 0 ? 0 : 1;
}
