import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import type { Need } from '../driver/judged-window.ts';
import { inBrowser, readRecorded } from '../results/recorded/recorded.ts';
import type { Verdict } from '../results/verdict.ts';
import { badgeOf, specificationFile } from './data-files.ts';
import { type DocumentData, documentData } from './document-data.ts';
import { writeReports } from './evidence/made-up-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
writeReports(folder, ['@R4.2 a load starts once'], []);

const RUN = readRecorded();

/** The data of a run in two browsers, with evidence of every kind for R4.2. */
const dataOf = (run: readonly Envelope[], needs = new Map<string, readonly Need[]>()) =>
  documentData(run, 'features', folder, new Map(), needs);

const all = dataOf([...RUN, ...inBrowser(RUN, 'firefox 1')]);

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

const recorded = (title: string, data = all) =>
  pointOf('R9.1', data)?.examples.find((each) => each.title === title);

test('an example has its sentences, and the verdict of each engine', () => {
  const { engines = [], ...rest } = recorded('It passes') ?? {};
  assert.deepEqual(
    engines.map(({ engine, verdict }) => [engine.replace(/ [\d.]+$/, ''), verdict]),
    [
      ['chromium', 'passed'],
      ['firefox', 'passed'],
    ],
  );
  assert.deepEqual(rest, {
    id: 'R9.1-it-passes',
    title: 'It passes',
    place: 'tests/results/recorded/small.feature:10',
    sentences: [
      { keyword: 'Given', text: 'the page is open in a window of 1280 x 350' },
      { keyword: 'Then', text: 'the table has 40 rows' },
      {
        keyword: 'And',
        text: 'the columns are:',
        table: [['UUID', 'Name', 'Address', 'Phone']],
      },
    ],
    verdict: 'passed',
  });
});

test('an example of an outline has the values of its row in its title and its sentences', () => {
  const row = recorded('There are 41 rows');
  assert.deepEqual(row?.sentences.at(-1), { keyword: 'Then', text: 'the table has 41 rows' });
});

test('an example has its needs, if they are known, unless a feature has changed since the run', () => {
  const needs = new Map([['tests/results/recorded/small.feature:10', ['mouse'] as const]]);
  assert.deepEqual(recorded('It passes', dataOf(RUN, needs))?.needs, ['mouse']);
  const changed = RUN.map(
    ({ source, ...rest }): Envelope => (source ? { source: { ...source, data: '' } } : rest),
  );
  assert.equal(dataOf(changed, needs).needs.size, 0);
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
    faultyPages.find(({ name }) => name === 'no line'),
    { name: 'no line', fault: 'The loading line is never shown.' },
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
