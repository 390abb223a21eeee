import { readFileSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { readArguments } from '../command-line.ts';
import { change } from '../settings.ts';
import { counted } from '../text.ts';
import { failures, Progress, print } from './progress.ts';

/** Commands that run one after the other, by their names in the terminal. */
type Queue = Readonly<Record<string, string>>;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The command of a script of `package.json`. */
export const script = (name: string, ...args: readonly string[]): string =>
  [scripts[name], ...args].join(' ');

/**
 * Runs checks, shows their progress, and at the end all failures and the total; sets the exit code.
 *
 * @param name the command, and what it does, for `--help`
 * @param queues run in parallel
 * @param needsPage whether they are about the built page, in Chromium
 */
export async function runChecks(
  name: string,
  description: string,
  queues: readonly Queue[],
  needsPage = true,
): Promise<void> {
  const start = performance.now();
  change({ SPEC_BROWSER: undefined });
  readArguments(new Command(name).description(description));
  const { run } = await import('../command.ts');
  let passed = 0;
  const runQueue = async (queue: Queue) => {
    for (const [name, command] of Object.entries(queue)) {
      const check = new Progress(name);
      const [file = '', ...args] = command.split(' ');
      const onLine = (line: string) => check.read(line);
      check.close(await run(file, args, { env: { SPEC_PARENT: '1' }, onLine }));
      passed += check.passed;
      print(check.line);
    }
  };
  if (needsPage) {
    const { provideBrowser } = await import('../browser/launch.ts');
    await provideBrowser();
    await runQueue({ page: script('build') });
  }
  if (failures.length === 0) await Promise.all(queues.map(runQueue));
  if (failures.length > 0)
    print(`\n${counted(failures.length, 'failure')}:\n\n${failures.join('\n')}`);
  const seconds = Math.round((performance.now() - start) / 1_000);
  print(`\n${passed} passed, ${failures.length} failed (${seconds} s)`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
