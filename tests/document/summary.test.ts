import assert from 'node:assert/strict';
import { mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FORMATS } from '../evidence/attachments.ts';
import { madeUpIndex } from '../results/recordings/made-up-index.ts';
import { OPENS, runOf, WAITS } from '../results/recordings/made-up-run.ts';
import { readRecording } from '../results/recordings/read.ts';
import { documentData } from './document-data.ts';
import { writeReports } from './evidence/made-up-reports.ts';
import { Summary } from './page/Summary.tsx';

/** The data of a run's document, and the markup of its summary. */
function summarized(run: readonly Envelope[], features: string, reports = 'reports/none') {
  const data = documentData(run, features, reports, new Map(), new Map());
  return { data, html: renderToStaticMarkup(createElement(Summary, { data })) };
}

/** The class and text of the document's headline, and the warning below it. */
function headlineOf(run: readonly Envelope[], more = {}) {
  const { html } = summarized(run, madeUpIndex({ 'R1.1': 'It shows rows', ...more }));
  const [, verdict, text] = /<p class="verdict (.+?)">(.+?)<\/p>/.exec(html) ?? [];
  const [, warning] = /<p class="warning">(.+?)<\/p>/.exec(html) ?? [];
  return [verdict, text, warning];
}

test('a run that ended well has its verdict, and no warning', () => {
  const passed = runOf({ [OPENS]: ['....'], [WAITS]: ['....'] });
  assert.deepEqual(headlineOf(passed), ['passed', 'All 2 examples passed.', undefined]);
  const failed = runOf({ [OPENS]: ['....'], [WAITS]: ['.F--'] });
  assert.deepEqual(headlineOf(failed), ['failed', '1 of 2 examples failed.', undefined]);
});

test('the headline counts points without an example', () => {
  const [verdict, headline] = headlineOf(runOf({ [OPENS]: ['....'], [WAITS]: ['....'] }), {
    B1: 'One',
  });
  assert.equal(verdict, 'not-run');
  assert.equal(headline, 'All 2 examples passed; 1 point has no example.');
});

test('a run with errors has a headline and a warning that say so', () => {
  const hook = runOf({ [OPENS]: ['....'], [WAITS]: ['....'] }, { hook: 'F' });
  assert.deepEqual(headlineOf(hook), [
    'not-run',
    'The run had errors; all 2 examples passed.',
    'The run is invalid or incomplete: a hook of the whole run has failed, hooks.ts:7: Expected: 40.',
  ]);
  const lost = runOf({ [OPENS]: ['....'], [WAITS]: ['..'] });
  assert.deepEqual(headlineOf(lost), [
    'not-run',
    'The run had errors; 1 of 2 examples was not run.',
    'The run is invalid or incomplete: features/01-page.feature:7 ‘It waits’: it was started, but not finished.',
  ]);
  const both = runOf({ [OPENS]: ['.F--'], [WAITS]: ['..'] });
  const [verdict, headline] = headlineOf(both);
  assert.equal(verdict, 'failed');
  assert.equal(
    headline,
    'The run had errors; 1 of 2 examples failed; 1 of 2 examples was not run.',
  );
});

test('after a passed run with failed evidence, the verdict is failed', () => {
  const reports = mkdtempSync(join(tmpdir(), 'site-'));
  writeReports(reports, ['@R3.6 a contact is four strings'], ['@B4 Enter does not sort']);
  utimesSync(join(reports, 'soak.xml'), 0, 0);
  const run = readRecording('passed').map((envelope) => {
    const { attachment } = envelope;
    if (attachment?.fileName !== FORMATS.runFacts.fileName) return envelope;
    const facts = { ...JSON.parse(attachment.body), committed: '1971-01-01T00:00:00Z' };
    return { attachment: { ...attachment, body: JSON.stringify(facts) } };
  });
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
