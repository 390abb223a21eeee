/** The recordings are up to date. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { version } from '@cucumber/cucumber';
import { FORMATS } from '../../evidence/attachments.ts';
import { linesOf } from './read.ts';
import { type Name, RECORDINGS } from './recordings.ts';

const AGAIN = 'the recordings are out of date: npx tsx tests/results/recordings/record.ts';
const names = Object.keys(RECORDINGS) as Name[];

test('every recording has its file, and every file its recording', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ndjson'));
  assert.deepEqual(files.sort(), names.map((name) => `${name}.ndjson`).sort(), AGAIN);
});

test('the recordings were made with this version of cucumber', () => {
  for (const name of names)
    assert.equal(linesOf(name)[0]?.meta?.implementation.version, version, AGAIN);
});

test('the recordings hold each kind of evidence, and no other', () => {
  const recorded = names
    .flatMap(linesOf)
    .flatMap(({ attachment }) =>
      attachment?.fileName ? `${attachment.fileName} ${attachment.mediaType}` : [],
    );
  const formats = Object.values(FORMATS).map(
    ({ fileName, mediaType }) => `${fileName} ${mediaType}`,
  );
  assert.deepEqual([...new Set(recorded)].sort(), formats.sort(), AGAIN);
});

test('the recordings contain no local path', () => {
  for (const name of names) {
    const text = readFileSync(`${import.meta.dirname}/${name}.ndjson`, 'utf8');
    assert.doesNotMatch(text, /file:\/\/|\/(?:home|Users|root|tmp)\/|node_modules\/\.bin/, name);
  }
});
