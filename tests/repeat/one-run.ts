import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { countCases, failedCases } from '../run/junit.ts';

/** The parts of `npm test` that have a browser, and their JUnit reports. */
const PARTS = [
  { script: 'components', args: [], report: 'reports/components.xml' },
  { script: 'walk', args: ['--short'], report: 'reports/walks.xml' },
  { script: 'spec', args: [], report: 'reports/spec.xml' },
  { script: 'site-test', args: [], report: 'reports/site.xml' },
] as const;

/** What one run came to. */
export interface Run {
  /** Number of cases, and of scripts that failed without one. */
  readonly cases: number;
  /** Those that failed, each after the name of its part. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

/** Runs one script, its output appended to a log; gives its exit code. */
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
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  log.end();
  return code ?? 1;
}

/**
 * Runs the browser's part of `npm test` once, in a copy of the project.
 *
 * @param evidence where the reports are kept if a case fails
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
    const path = resolve(folder, report);
    const names = failedCases(path);
    // A script that fails without a failing case is one that failed itself.
    if (code !== 0 && names.length === 0) names.push(`exit code ${code}`);
    failed.push(...names.map((name) => `${script}: ${name}`));
    cases += countCases(path).passed + names.length;
  }
  if (failed.length > 0) cpSync(resolve(folder, 'reports'), evidence, { recursive: true });
  return { cases, failed, seconds: Math.round((performance.now() - start) / 1_000) };
}
