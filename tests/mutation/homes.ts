import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A requirement id. */
export const ID = /\b[RB]\d+(?:\.\d+)?\b/;

const tags = new Map<string, Set<string>>();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name).replaceAll('\\', '/'));

for (const file of files) {
  const named = [...readFileSync(file, 'utf8').matchAll(new RegExp(ID, 'g'))].map(
    ([id]) => `@${id}`,
  );
  tags.set(file, new Set(named));
  const folder = dirname(file);
  tags.set(folder, new Set([...(tags.get(folder) ?? []), ...named]));
}

/** The tags of the points that the code of `place`, a file or folder, says it is for. */
export const tagsOf = (place: string): ReadonlySet<string> => tags.get(place) ?? new Set();
