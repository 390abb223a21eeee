/** Numbers, errors and tables as text. */
import { stripVTControlCharacters } from 'node:util';

/** A number with its noun in singular or plural. */
export const many = (count: number, one: string, more = `${one}s`) =>
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

/** A table in Markdown: names in its first column, numbers in the others. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const align = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, align, ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
