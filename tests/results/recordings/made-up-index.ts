import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder with an index of points, and without feature files; returns its path.
 *
 * @param points their titles, by their ids
 */
export function madeUpIndex(points: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'features-'));
  const rows = Object.entries(points).map(([id, title]) => `| ${id} | ${title} |\n`);
  writeFileSync(join(folder, 'README.md'), rows.join(''));
  return folder;
}
