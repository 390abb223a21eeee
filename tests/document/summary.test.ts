import assert from 'node:assert/strict';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  attemptsAt,
  FOLDER,
  passing,
  readRecorded,
  withFacts,
  without,
} from '../results/recorded/recorded.ts';
import { documentData } from './document-data.ts';
import { writeReports } from './evidence/made-up-reports.ts';
import { Summary } from './page/Summary.tsx';

/** The data of a run's document, and the markup of its summary. */
function summarized(run: readonly Envelope[], features: string, reports = 'reports/none') {
  const data = documentData(run, features, reports, new Map(), new Map());
  return { data, html: renderToStaticMarkup(createElement(Summary, { data })) };
}

/** The class and text of the document's headline, and the warning below it. */
function headlineOf(run: readonly Envelope[]) {
  const { html } = summarized(run, FOLDER);
  const [, verdict, text] = /<p class="verdict (.+?)">(.+?)<\/p>/.exec(html) ?? [];
  const [, warning] = /<p class="warning">(.+?)<\/p>/.exec(html) ?? [];
  return [verdict, text, warning];
}

const RUN = readRecorded();
const PASSED = passing(RUN);

test('a run that ended well has its verdict, and no warning', () => {
  assert.deepEqual(headlineOf(PASSED), ['passed', 'All 7 examples passed.', undefined]);
  const [verdict, text, warning] = headlineOf(RUN);
  assert.equal(text, '2 of 7 examples failed; 1 of 7 examples was not run.');
  assert.deepEqual([verdict, warning], ['failed', undefined]);
});

test('the headline counts points without an example', () => {
  const features = mkdtempSync(join(tmpdir(), 'features-'));
  writeFileSync(join(features, 'README.md'), '| R9.1 | Forty rows |\n| B1 | One |\n');
  const { html } = summarized(PASSED, features);
  assert.match(html, /"verdict not-run">All 7 examples passed; 1 point has no example\./);
});

test('a run with errors has a headline and a warning that say so', () => {
  const lost = (run: readonly Envelope[]) => without(run, attemptsAt(run, 'It passes').slice(1));
  assert.deepEqual(headlineOf(lost(PASSED)), [
    'not-run',
    'The run had errors; 1 of 7 examples was not run.',
    'The run is invalid or incomplete: tests/results/recorded/small.feature:10 ‘It passes’: it was started, but not finished.',
  ]);
  const [verdict, headline] = headlineOf(lost(RUN));
  assert.equal(verdict, 'failed');
  assert.equal(
    headline,
    'The run had errors; 2 of 7 examples failed; 2 of 7 examples were not run.',
  );
});

test('after a passed run with failed evidence, the verdict is failed', () => {
  const reports = mkdtempSync(join(tmpdir(), 'site-'));
  writeReports(reports, ['@R3.6 a contact is four strings'], ['@B4 Enter does not sort']);
  utimesSync(join(reports, 'soak.xml'), 0, 0);
  const run = withFacts(PASSED, { committed: '1971-01-01T00:00:00Z' });
  const { data, html } = summarized(run, 'features', reports);
  assert.match(
    html,
    /<p class="verdict failed">\d+ of \d+ examples were not run; 1 of 2 properties failed; 1 of 2 component tests failed; /,
  );
  assert.match(html, /<a href="#B4">B4<\/a>/);
  const points = data.sections.flatMap((section) => section.points);
  const failed = points.filter(({ verdict }) => verdict === 'failed');
  assert.deepEqual(
    failed.map(({ id }) => id),
    ['B4'],
  );
  assert.match(html, /<p class="warning">Reports older than [^<]+Adverse conditions/);
  assert.match(html, /report of <time [^>]+>1970-01-01/);
});
