import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { readEvidence } from './evidence.ts';
import { BAD } from './made-up-reports.ts';

/** A folder with these reports. */
function folderOf(reports: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  mkdirSync(`${folder}/mutation`);
  for (const [name, text] of Object.entries(reports)) writeFileSync(`${folder}/${name}`, text);
  return folder;
}

test('the summaries have the numbers of failures and of all', () => {
  const { summaries } = readEvidence(folderOf(BAD), new Map());
  assert.deepEqual(
    summaries.map(({ kind, says, fault }) => [kind.name, says, fault]),
    [
      ['Properties', '2, of which 1 failed', '1 of 2 properties failed'],
      ['Component tests', 'no report; "npm run components" makes one', undefined],
      [
        'Random walks',
        '2 walks, 1,248 commands in all, 1 failed (short form, seed 5)',
        '1 of 2 random walks failed',
      ],
      ['Adverse conditions', '1, of which 1 failed', '1 of 1 adverse condition failed'],
      [
        'Changes to the code',
        '1 of 4 changes detected by the examples and unit tests; 2 undetected for a stated reason; 1 undetected; 1 not made, by rule',
        '1 change to the code went undetected',
      ],
      [
        'Faulty pages',
        '2 faulty pages, 1 of 2 expected catches; 1 of 2 expected catches missed',
        '1 of 2 expected catches missed',
      ],
    ],
  );
  assert.deepEqual(summaries.find(({ kind }) => kind.id === 'kind-mutant')?.details, [
    'only slower (2)',
  ]);
});

test('a failed property, a failed adverse condition or an uncaught faulty page fails its point', () => {
  const { evidenceFor } = readEvidence(folderOf(BAD), new Map());
  const failed = ['R3.6', 'R3.7', 'R4.3', 'R9.1', 'B4'].filter((id) =>
    evidenceFor(id).some(({ entries }) => entries.some(({ passed }) => !passed)),
  );
  assert.deepEqual(failed, ['R3.7', 'R4.3', 'B4']);
  const [{ entries = [] } = {}] = evidenceFor('B4');
  assert.deepEqual(
    entries.map(({ title, detail }) => [title, detail]),
    [['deaf: Enter does not sort.', 'not caught']],
  );
});

test('a damaged report is an error that names it', () => {
  for (const damage of ['', BAD['walks.json'].slice(0, 52), 'null'])
    assert.throws(
      () => readEvidence(folderOf({ ...BAD, 'walks.json': damage }), new Map()),
      /walks\.json is damaged$/,
    );
});

test('failed evidence for a point comes first', () => {
  const cases = ['<testcase name="@R1.1 a"/>', '<testcase name="@R1.1 b"><failure/></testcase>'];
  const properties = `<testsuites>${cases.join('')}</testsuites>`;
  const { evidenceFor } = readEvidence(folderOf({ 'properties.xml': properties }), new Map());
  const [{ entries = [] } = {}] = evidenceFor('R1.1');
  assert.deepEqual(
    entries.map(({ title }) => title),
    ['b', 'a'],
  );
});
