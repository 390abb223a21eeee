import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { outcomeOf } from '../run/reports/junit.ts';
import { environment } from '../run/settings.ts';

/** The scripts that use a browser, and their JUnit reports. */
const PARTS = [
  { script: 'components', args: [], report: 'reports/components.xml' },
  { script: 'walk', args: ['--short'], report: 'reports/walks.xml' },
  { script: 'spec', args: [], report: 'reports/spec.xml' },
  { script: 'test:tools', args: [], report: 'reports/site.xml' },
] as const;

/** The result of one run. */
export interface Run {
  /** Number of test cases, plus scripts that failed without a failed case. */
  readonly cases: number;
  /** The failed ones, each prefixed with the name of its part. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

/** Runs a script, appends its output to a log, and returns its exit code. */
async function runScript(
  folder: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const log = createWriteStream(resolve(folder, 'reports/run.log'), { flags: 'a' });
  await once(log, 'open');
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: folder,
    env: environment(env),
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  log.end();
  return code ?? 1;
}

/**
 * Runs the browser tests once, in a copy of the project.
 *
 * @param evidence folder for the reports if a case fails
 */
export async function runOnce(
  folder: string,
  evidence: string,
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const start = performance.now();
  rmSync(resolve(folder, 'reports'), { recursive: true, force: true });
  mkdirSync(resolve(folder, 'reports'));
  const failed: string[] = [];
  let cases = 0;
  for (const { script, args, report } of PARTS) {
    const code = await runScript(folder, script, args, env);
    const outcome = outcomeOf(resolve(folder, report), code);
    failed.push(...outcome.failed.map((name) => `${script}: ${name}`));
    cases += outcome.passed + outcome.failed.length;
  }
  if (failed.length > 0) cpSync(resolve(folder, 'reports'), evidence, { recursive: true });
  return { cases, failed, seconds: Math.round((performance.now() - start) / 1_000) };
}
