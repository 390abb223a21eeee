import { parseArgs } from 'node:util';
import { change } from '../settings.ts';
import { ENGINES } from './engine.ts';

/**
 * Makes the engine that `--browser` names that of this run. Another name ends the process.
 *
 * @param more what may be named besides engines
 * @returns the other arguments, and what was named
 */
export function takeEngine(args: readonly string[], more: readonly string[] = []) {
  const { tokens } = parseArgs({
    args: [...args],
    options: { browser: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const given = tokens.find((each) => each.kind === 'option' && each.name === 'browser');
  if (given?.kind !== 'option') return { rest: [...args] };
  const { index, value: name = '', inlineValue } = given;
  const names = [...ENGINES, ...more];
  if (!names.includes(name)) {
    console.error(`There is no browser "${name}": the browsers are ${names.join(', ')}`);
    process.exit(1);
  }
  if (!more.includes(name)) change({ BROWSER: name });
  return { name, rest: args.toSpliced(index, inlineValue ? 1 : 2) };
}
