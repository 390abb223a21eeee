import assert from 'node:assert/strict';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
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
import { documentData } from './document-data.ts';
import { Summary } from './page/Summary.tsx';
import { readResults } from './reports.ts';

const PASSED = passing(readRecorded());

const LOST =
  'The run is invalid or incomplete: tests/results/recorded/small.feature:10 ‘It passes’: it was started, but not finished.';
const lost = without(PASSED, attemptAt(PASSED, 'It passes').slice(1));

for (const [run, head, verdict, warning] of [
  [PASSED, 'All 6 examples passed', 'passed'],
  [lost, 'The run had errors; 1 of 6 examples was not run', 'not-run', LOST],
] as const)
  test(`a run has its headline, its verdict and its warning: ${head}`, () => {
    const data = documentData(specify(run, RECORDED));
    const html = renderToStaticMarkup(createElement(Summary, { data }));
    assert.ok(html.includes(`<h2 class="verdict ${verdict}">${head}.</h2>`), html);
    assert.equal(/<p class="warning">(.+?)<\/p>/.exec(html)?.[1], warning);
  });

test('a report since the commit is a line with what failed; an older one is not mentioned', () => {
  const reports = mkdtempSync(join(tmpdir(), 'document-'));
  const results = () => readResults(reports, '2026-01-01T00:00:00Z');
  assert.deepEqual(results(), []);
  const cases = ['1', '2', '3', '4'].map((nth) => ({ name: `@B4 case ${nth}` }));
  writeCases(`${reports}/properties.xml`, '', cases);
  writeCases(`${reports}/components.xml`, '', [
    { name: '@B4 Enter\u001b sorts', failure: '39' },
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
      ['Random walks', 'passed; 40 walks', false],
    ],
  );
  writeFileSync(`${reports}/walks.xml`, '<testsuites><testc');
  assert.throws(results, /walks\.xml is damaged$/);
});
