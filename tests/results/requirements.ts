import { readFileSync } from 'node:fs';

/** Reads the titles of all points, by id, from the index in `features/`. */
export function readRequirements(index: string): Map<string, string> {
  const rows = readFileSync(index, 'utf8').matchAll(/^\| ([RB]\d+(?:\.\d+)?) +\| (.+?) +\|$/gm);
  return new Map([...rows].map(([, id = '', title = '']) => [id, title]));
}
