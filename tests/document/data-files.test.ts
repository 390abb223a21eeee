import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { SourceMediaType } from '@cucumber/messages';
import type { Need } from '../driver/judged-window.ts';
import { readRecording } from '../results/recordings/read.ts';
import type { Name } from '../results/recordings/recordings.ts';
import type { Verdict } from '../results/verdict.ts';
import { badgeOf, specificationFile } from './data-files.ts';
import { type DocumentData, documentData } from './document-data.ts';
import { writeReports } from './evidence/made-up-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
writeReports(folder, ['@R4.2 a load starts once'], []);

/** The data of recorded runs, with evidence of every kind for R4.2. */
const dataOf = (names: readonly Name[], needs = new Map<string, readonly Need[]>()) =>
  documentData(names.flatMap(readRecording), 'features', folder, new Map(), needs);

const all = dataOf(['passed', 'firefox', 'shard-1', 'shard-2', 'failed', 'skipped']);

const pointOf = (id: string, data = all) =>
  specificationFile(data).points.find((point) => point.id === id);

test('the specification has when and on what its examples ran', () => {
  const { points, unbuilt, ...run } = specificationFile(all);
  const { started: time, browsers: engines, commits, changed, pages, faults } = all.run;
  assert.deepEqual(run, { schemaVersion: 1, time, engines, commits, changed, pages, faults });
});

test('a point has its section, its sentence and its verdict', () => {
  const { examples, evidence, faultyPages, ...point } = pointOf('R2.2') ?? {};
  assert.deepEqual(point, {
    id: 'R2.2',
    section: '2. The screen',
    sentence: 'The columns are UUID, Name, Address and Phone, in this order',
    verdict: 'not run',
  });
});

test('an example has its sentences, and the verdict of each engine', () => {
  const [example] = pointOf('R2.2')?.examples ?? [];
  const { place, engines = [], ...rest } = example ?? {};
  assert.match(`${place}`, /^features\/02-screen\.feature:\d+$/);
  assert.deepEqual(
    engines.map(({ engine, verdict }) => [engine.replace(/ [\d.]+$/, ''), verdict]),
    [
      ['chromium', 'passed'],
      ['firefox', 'passed'],
    ],
  );
  assert.deepEqual(rest, {
    id: 'R2.2-the-header-names-the-columns',
    title: 'The header names the columns',
    sentences: [
      { keyword: 'When', text: 'the page is opened' },
      {
        keyword: 'Then',
        text: 'the columns are:',
        table: [['UUID', 'Name', 'Address', 'Phone']],
      },
    ],
    verdict: 'passed',
  });
});

test('an example of an outline has the values of its row in its title and its sentences', () => {
  const second = pointOf('R4.7')?.examples[1];
  assert.equal(second?.title, 'After click number 2 on Phone the rows are sorted descending');
  assert.deepEqual(second?.sentences.at(-1), {
    keyword: 'Then',
    text: 'the rows are sorted by Phone descending',
  });
});

test('an example has its needs, if they are known', () => {
  const place = `${pointOf('R2.2')?.examples[0]?.place}`;
  const needs = new Map([[place, ['mouse'] as const]]);
  const data = dataOf(['firefox'], needs);
  assert.deepEqual(pointOf('R2.2', data)?.examples[0]?.needs, ['mouse']);
});

test('if a feature has changed since the run, no example can be run in the document', () => {
  const uri = 'features/02-screen.feature';
  const source = { uri, data: '', mediaType: SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN };
  const run = [...readRecording('firefox'), { source }];
  const needs = new Map([[`${uri}:1`, []]]);
  assert.equal(documentData(run, 'features', folder, new Map(), needs).needs.size, 0);
});

test('a point has the evidence of each kind, and the faulty pages that it catches', () => {
  const { evidence = [], faultyPages = [] } = pointOf('R4.2') ?? {};
  const kinds = [
    'Properties',
    'Component tests',
    'Random walks',
    'Adverse conditions',
    'Changes to the code',
  ];
  assert.deepEqual(
    evidence.slice(0, kinds.length),
    kinds.map((kind) => ({ kind, passed: 1, failed: 0 })),
  );
  assert.deepEqual(
    faultyPages.find(({ name }) => name === 'debounced'),
    { name: 'debounced', fault: 'Each scroll of a burst delays the handling by another 150 ms.' },
  );
});

/** The badge of a good run with these verdicts on its points. */
function badge(verdicts: readonly Verdict[], more: Partial<DocumentData> = {}) {
  const [section] = all.sections;
  const [point] = section?.points ?? [];
  assert.ok(section && point);
  const points = verdicts.map((verdict) => ({ ...point, verdict }));
  const run = { ...all.run, faults: [] };
  return badgeOf({ ...all, sections: [{ ...section, points }], unbuilt: [], run, ...more });
}

test('the badge says how many points hold', () => {
  assert.deepEqual(badge(['passed', 'passed']), {
    schemaVersion: 1,
    label: 'specification',
    message: '2 of 2 points hold',
    color: 'brightgreen',
  });
  assert.equal(badge(['passed', 'failed', 'not run']).message, '1 of 3 points hold');
});

test('the badge has the colour of the verdict on all', () => {
  assert.equal(badge(['passed', 'not run']).color, 'yellow');
  assert.equal(badge(['failed', 'not run']).color, 'red');
  assert.equal(badge(['passed'], { unbuilt: [{ id: 'R1.1', title: '' }] }).color, 'yellow');
  const run = { ...all.run, faults: ['a hook of the whole run has failed'] };
  assert.equal(badge(['passed'], { run }).color, 'yellow');
  const [summary] = all.summaries;
  assert.ok(summary);
  const summaries = [{ ...summary, fault: '1 of 2 properties failed' }];
  assert.equal(badge(['passed'], { summaries }).color, 'red');
});
