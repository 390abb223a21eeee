import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A requirement id. */
export const ID = /\b[RB]\d+(?:\.\d+)?\b/;

/** Where a mutant is, and the requirement ids that its file and its folder name, as tags. */
export const homes = new Map();

/** @type {Map<string, Set<string>>} */
const tags = new Map();
const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

for (const file of files) {
  const code = readFileSync(file, 'utf8');
  const named = [...code.matchAll(new RegExp(ID, 'g'))].map(([id]) => `@${id}`);
  tags.set(file, new Set(named));
  const folder = dirname(file);
  tags.set(folder, new Set([...(tags.get(folder) ?? []), ...named]));
  // As StrykerJS's instrumenter writes a mutant's switch.
  for (const [, id] of code.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) homes.set(id, file);
}

/** The tags of the points that the code of `place`, a file or folder, says it is for. */
export const tagsOf = (place) => tags.get(place) ?? new Set();
