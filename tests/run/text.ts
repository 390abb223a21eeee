/** Numbers, errors and tables as text. */
import { stripVTControlCharacters } from 'node:util';
import { markdownTable } from 'markdown-table';

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

/** The plain message of an error and, unless it names one, the place in this project that threw it. */
export function messageWithPlace(error: unknown): string {
  const text = (error instanceof Error && error.stack) || String(error);
  const folder = `${process.cwd()}/`;
  const message = plainMessage(text);
  const thrownAt = text
    .split('\n')
    .find(
      (line) => /^\s+at .+:\d+/.test(line) && line.includes(folder) && !/node_modules/.test(line),
    );
  const hasPlace = /\w\.\w+:\d+:\d+/.test(message);
  const lines = thrownAt && !hasPlace ? [message, thrownAt.trim()] : [message];
  return lines.join('\n').replaceAll(folder, '');
}

/** A Markdown table with a left-aligned first column and right-aligned counts. */
export function countTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return markdownTable([head, ...rows.map((cells) => cells.map(String))], {
    align: head.map((_, column) => (column === 0 ? 'l' : 'r')),
  });
}
