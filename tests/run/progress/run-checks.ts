import { readFileSync } from 'node:fs';
import { endOnSignal, run } from '../command.ts';
import { readArguments } from '../command-line.ts';
import { prepareReports } from '../reports/report-file.ts';
import { change } from '../settings.ts';
import { many } from '../text.ts';
import { Check } from './check.ts';
import { print, show } from './terminal.ts';

/** Command lines that test something, one after the other, by their names in the terminal. */
type Queue = Readonly<Record<string, string>>;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The command line of a script of `package.json`. */
export const script = (name: string, ...args: readonly string[]): string =>
  [scripts[name], ...args].join(' ');

async function runCheck(check: Check, command: string): Promise<void> {
  const code = await run(command, [], {
    isScript: true,
    env: { SPEC_PROGRESS: '1', SPEC_IS_BUILT: '1' },
    onOutput: (output) => check.read(output),
    onError: (output) => check.print(output),
  });
  check.end(code);
  print(check.line);
}

/**
 * Runs checks in Chromium, shows their progress, and at the end all failures and the total; sets the exit code.
 *
 * @param help printed for `--help`
 * @param queues run in parallel, after the build of the page
 */
export async function runChecks(help: string, queues: readonly Queue[]): Promise<void> {
  const start = performance.now();
  change({ SPEC_BROWSER: undefined });
  readArguments(help);
  endOnSignal();
  prepareReports();
  const { provideBrowser } = await import('../browser/launch.ts');
  const checks: Check[] = [];
  const failures: string[] = [];
  const fail = (failure: string) => {
    failures.push(failure);
    print(failure);
  };
  const runQueue = async (queue: Queue) => {
    for (const [name, command] of Object.entries(queue)) {
      const check = new Check(name, fail);
      checks.push(check);
      await runCheck(check, command);
    }
  };
  await provideBrowser().catch(({ message }) => fail(`✗ ${message}\n`));
  const hide = show(checks);
  if (failures.length === 0) await runQueue({ page: script('build') });
  if (failures.length === 0) await Promise.all(queues.map(runQueue));
  hide();
  if (failures.length > 0)
    print(`\n${many(failures.length, 'failure')}:\n\n${failures.join('\n')}`);
  const seconds = Math.round((performance.now() - start) / 1_000);
  const passed = checks.reduce((sum, check) => sum + check.passed, 0);
  print(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  print(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
