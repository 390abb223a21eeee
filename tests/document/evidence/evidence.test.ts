import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { readEvidence } from './evidence.ts';
import { writeReports } from './made-up-reports.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'reports-'));

test('each report has a summary with its failures, or the titles of its tests', () => {
  const folder = newFolder();
  writeReports(folder, ['@R3.6 a contact is four strings'], ['@R3.7 a list is as long as asked']);
  const files = new Map();
  const { summaries, evidenceFor } = readEvidence(folder, files);
  const [property, , walk] = summaries.map(({ says, fault }) => [says, fault]);
  assert.deepEqual(property, ['2, of which 1 failed', '1 of 2 properties failed']);
  assert.deepEqual(walk, [
    'a contact is four strings; a list is as long as asked',
    'failed: a list is as long as asked',
  ]);
  assert.deepEqual([...files.keys()], ['mutation/features.html']);
  const kindsFor = (id: string) => evidenceFor(id).map(({ kind }) => kind.script);
  assert.deepEqual(
    kindsFor('R3.7').filter((script) => !kindsFor('R3.6').includes(script)),
    ['conformance'],
  );
});

test('failed evidence for a point comes first', () => {
  const folder = newFolder();
  writeReports(folder, ['@R1.1 a'], ['@R1.1 b']);
  const [{ entries = [] } = {}] = readEvidence(folder, new Map()).evidenceFor('R1.1');
  assert.deepEqual(
    entries.map(({ title, passed }) => [title, passed]),
    [
      ['b', false],
      ['a', true],
    ],
  );
});

test('without a report its command is named; a damaged one is an error that names it', () => {
  const folder = newFolder();
  const [summary] = readEvidence(folder, new Map()).summaries;
  assert.equal(summary?.says, 'no report; "npm run properties" makes one');
  writeFileSync(`${folder}/walks.xml`, '<testsuites><testc');
  assert.throws(() => readEvidence(folder, new Map()), /walks\.xml is damaged$/);
});
