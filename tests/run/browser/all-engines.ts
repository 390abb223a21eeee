import { rmSync } from 'node:fs';
import { run } from '../command.ts';
import { commandOutcome } from '../reports/junit.ts';
import { change } from '../settings.ts';
import { ENGINES, reportName } from './engine.ts';

/**
 * Runs the features in one engine after the other, and prints a line for each at the end.
 *
 * @returns 0 if it passes in all of them, otherwise 1
 */
export async function inAllEngines(args: readonly string[]): Promise<number> {
  const lines: string[] = [];
  let hasFailed = false;
  for (const name of ENGINES) {
    change({ BROWSER: name });
    const report = reportName('spec', '.xml');
    rmSync(report, { force: true });
    const code = await run('npm', ['run', '--silent', 'spec', '--', ...args]);
    const { passed, failed, fault } = commandOutcome(report, code);
    if (failed.length > 0) hasFailed = true;
    lines.push(`${name}: ${passed} passed, ${failed.length} failed${fault ? `: ${fault}` : ''}`);
  }
  for (const line of lines) console.log(line);
  return hasFailed ? 1 : 0;
}
