import { stripVTControlCharacters } from 'node:util';

/** An error's message without colours, without its stack, and without the name that all errors have. */
export function plainMessage(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const trail = lines.findIndex((line) => /^\s+at .+:\d+/.test(line));
  return lines
    .slice(0, trail === -1 ? undefined : trail)
    .join('\n')
    .replace(/^Error: /, '')
    .trim();
}
