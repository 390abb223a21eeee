import assert from 'node:assert/strict';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  attemptAt,
  passing,
  RECORDED,
  readRecorded,
  without,
} from '../results/recorded/recorded.ts';
import { specify } from '../results/specification.ts';
import { writeCases } from '../run/reports/junit.ts';
import { type DocumentData, documentData, verdictOnAll } from './document-data.ts';
import { headline, Summary } from './page/Summary.tsx';
import { readResults } from './reports.ts';

const RUN = readRecorded();
const PASSED = passing(RUN);

const newFolder = () => mkdtempSync(join(tmpdir(), 'document-'));

/** The warning in the summary of a document. */
function warningOf(data: DocumentData): string | undefined {
  const html = renderToStaticMarkup(createElement(Summary, { data }));
  return /<p class="warning">(.+?)<\/p>/.exec(html)?.[1];
}

const LOST =
  'The run is invalid or incomplete: tests/results/recorded/small.feature:10 ‘It passes’: it was started, but not finished.';
const lost = (run: readonly Envelope[]) => without(run, attemptAt(run, 'It passes').slice(1));

for (const [run, head, verdict, warning] of [
  [PASSED, 'All 7 examples passed', 'holds'],
  [RUN, '2 of 7 examples failed; 1 of 7 examples was not run', 'broken'],
  [lost(PASSED), 'The run had errors; 1 of 7 examples was not run', 'not judged', LOST],
] as const)
  test(`a run has its headline, its verdict and its warning: ${head}`, () => {
    const data = documentData(specify([run], RECORDED));
    const said = [headline(data), verdictOnAll(data), warningOf(data)];
    assert.deepEqual(said, [head, verdict, warning]);
  });

test('a report since the commit is a line with what failed; an older one is not mentioned', () => {
  const reports = newFolder();
  const results = () => readResults(reports, '2026-01-01T00:00:00Z');
  assert.deepEqual(results(), []);
  const cases = ['1', '2', '3', '4'].map((nth) => ({ name: `@B4 case ${nth}` }));
  writeCases(`${reports}/properties.xml`, '', cases);
  writeCases(`${reports}/components.xml`, '', [
    { name: '@B4 Enter sorts', failure: '39' },
    ...cases,
  ]);
  writeCases(`${reports}/walks.xml`, '', [{ name: '40 walks' }]);
  writeCases(`${reports}/mutation.xml`, '', cases);
  utimesSync(`${reports}/mutation.xml`, 0, 0);
  assert.deepEqual(
    results().map(({ name, says, hasFailed }) => [name, says, hasFailed]),
    [
      ['Properties and unit tests', 'all 4 passed', false],
      ['Component tests', '1 of 5 failed; Enter sorts', true],
      ['Random walks', 'all 1 passed; 40 walks', false],
    ],
  );
  writeFileSync(`${reports}/walks.xml`, '<testsuites><testc');
  assert.throws(results, /walks\.xml is damaged$/);
});

test('features that have changed since the run are refused', () => {
  const changed = RUN.map(
    ({ source, ...rest }): Envelope => (source ? { source: { ...source, data: '' } } : rest),
  );
  assert.throws(() => specify([changed], RECORDED), /small\.feature has changed since the run$/);
});
