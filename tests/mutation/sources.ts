import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The code of R points: the features alone have to kill its mutants. */
const BEHIND_R_POINTS = [
  'src/address.ts',
  'src/constants.ts',
  'src/contact/',
  'src/loading/',
  'src/sorting/',
  'src/table/ContactRows.tsx',
  'src/table/ContactTable.tsx',
  'src/table/HeaderCell.tsx',
  'src/warnings.ts',
];

/** Whether a file has code of R points, which the features alone judge. */
export function isBehindRPoints(file: string): boolean {
  return BEHIND_R_POINTS.some((place) => file.startsWith(place));
}

/** The files of `src/` whose paths begin with one of `places`, or all of them if there is none. */
export function sources(places: readonly string[]): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((file) => places.length === 0 || places.some((place) => file.startsWith(place)))
    .sort();
}
