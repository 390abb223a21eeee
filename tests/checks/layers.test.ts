import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { test } from 'node:test';

/** The folders that each folder may import; it may also import what these may. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/contact': [],
  'src/row-models': [],
  'src/scrolling': [],
  'src/screen-reader': [],
  'src/row-window': ['src/scrolling'],
  'src/sorting': ['src/contact', 'src/row-models'],
  'src/loading': ['src/contact', 'src/scrolling'],
  'src/table': ['src/loading', 'src/row-window', 'src/screen-reader', 'src/sorting'],
  src: ['src/table'],
  'tests/run': ['src'],
  'tests/driver': ['tests/run'],
  'tests/evidence': ['tests/driver'],
  'tests/results': ['tests/evidence'],
  'step-definitions': ['tests/results'],
  'tests/model': ['step-definitions'],
  'tests/conformance': ['tests/model'],
  'tests/bench': ['tests/conformance'],
  'tests/mutation': ['tests/conformance'],
  'tests/properties': ['tests/conformance'],
  'tests/components': ['tests/conformance'],
  'tests/checks': ['tests/mutation'],
  'tests/document': ['tests/conformance'],
  'tests/commands': ['tests/document'],
};

/** The folder of a file in the table; all of `src` may import the files that lie in `src` itself. */
const folderOf = (file: string) => /^(?:src|tests)\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0] ?? '';

function mayImport(from: string, to: string): boolean {
  if (from === to || to === 'src' || !(to in MAY_IMPORT)) return true;
  return (MAY_IMPORT[from] ?? []).some((folder) => mayImport(folder, to));
}

/** The code in these folders. */
const codeIn = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => join(folder, path.replaceAll('\\', '/')))
      .map((file) => ({ file, code: readFileSync(file, 'utf8') })),
  );

test('imports run down only', () => {
  const wrong = codeIn(['src', 'step-definitions', 'tests']).flatMap(({ file, code }) =>
    [...code.matchAll(/\b(?:from|import)\W+'(\.[^']+)'/g)]
      .map(([, target = '']) => join(file, '..', target))
      .filter((target) => !mayImport(folderOf(file), folderOf(target)))
      .map((target) => `${file} imports ${target}`),
  );
  assert.deepEqual(wrong, []);
});
