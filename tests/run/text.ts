/** Numbers and errors as text. */
import { stripVTControlCharacters } from 'node:util';

/** A number with its noun in singular or plural. */
export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** An error's message without colours, without its stack, and without the name `Error`. */
export function plainMessage(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const trail = lines.findIndex((line) => /^\s+at .+:\d+/.test(line));
  return lines
    .slice(0, trail === -1 ? undefined : trail)
    .join('\n')
    .replace(/^Error: /, '')
    .trim();
}
