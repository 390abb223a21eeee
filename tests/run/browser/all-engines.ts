import { run } from '../command.ts';
import { change, ENGINES } from '../settings.ts';

/**
 * Runs the features in one engine after the other, and prints a line for each at the end.
 *
 * @returns 0 if it passes in all of them, otherwise 1
 */
export async function inAllEngines(args: readonly string[]): Promise<number> {
  const codes: number[] = [];
  for (const name of ENGINES) {
    change({ SPEC_BROWSER: name });
    codes.push(await run('npm', ['run', '--silent', 'spec', '--', ...args]));
  }
  for (const [nth, name] of ENGINES.entries())
    console.log(`${name}: ${codes[nth] === 0 ? 'passed' : `failed, exit code ${codes[nth]}`}`);
  return codes.some(Boolean) ? 1 : 0;
}
