import { run } from '../command.ts';
import { change } from '../settings.ts';
import { ENGINES } from './engine.ts';

/**
 * Runs the features in one engine after the other, and prints a line for each at the end.
 *
 * @returns 0 if it passes in all of them, otherwise 1
 */
export async function inAllEngines(args: readonly string[]): Promise<number> {
  const lines: string[] = [];
  for (const name of ENGINES) {
    change({ BROWSER: name });
    const code = await run('npm', ['run', '--silent', 'spec', '--', ...args]);
    lines.push(`${name}: ${code === 0 ? 'passed' : `failed, exit code ${code}`}`);
  }
  console.log(lines.join('\n'));
  return lines.every((line) => line.endsWith('passed')) ? 0 : 1;
}
