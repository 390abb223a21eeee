import assert from 'node:assert/strict';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expectCurrent } from '../results/features.ts';
import {
  attemptAt,
  FOLDER,
  passing,
  readRecorded,
  withFacts,
  without,
} from '../results/recorded/recorded.ts';
import { writeCases } from '../run/reports/junit.ts';
import { badgeOf, type DocumentData, documentData } from './document-data.ts';
import { KINDS, readEvidence } from './evidence.ts';
import { headline, Summary } from './page/Summary.tsx';

const RUN = readRecorded();
const PASSED = passing(RUN);

const newFolder = () => mkdtempSync(join(tmpdir(), 'document-'));

/** The data of a run's document. */
const dataOf = (run: readonly Envelope[], features = FOLDER, reports?: string) =>
  documentData(run, features, reports, new Map());

/** The warning in the summary of a document. */
function warningOf(data: DocumentData): string | undefined {
  const html = renderToStaticMarkup(createElement(Summary, { data }));
  return /<p class="warning">(.+?)<\/p>/.exec(html)?.[1];
}

const LOST =
  'The run is invalid or incomplete: tests/results/recorded/small.feature:10 ‘It passes’: it was started, but not finished.';
const lost = (run: readonly Envelope[]) => without(run, attemptAt(run, 'It passes').slice(1));

for (const [run, head, badge, warning] of [
  [PASSED, 'All 7 examples passed', '1 of 1 point hold, brightgreen'],
  [RUN, '2 of 7 examples failed; 1 of 7 examples was not run', '0 of 1 point hold, red'],
  [
    lost(PASSED),
    'The run had errors; 1 of 7 examples was not run',
    '0 of 1 point hold, yellow',
    LOST,
  ],
] as const)
  test(`a run has its headline, its badge and its warning: ${head}`, () => {
    const data = dataOf(run);
    const { message, color } = badgeOf(data);
    const said = [headline(data), `${message}, ${color}`, warningOf(data)];
    assert.deepEqual(said, [head, badge, warning]);
  });

test('failed evidence fails its point, and comes first; a report older than the commit is named', () => {
  const reports = newFolder();
  const cases = [{ name: '@B4 Enter sorts' }, { name: '@B4 Space does not sort', failure: '39' }];
  for (const { file, name } of KINDS) writeCases(`${reports}/${file}`, name, cases);
  utimesSync(join(reports, 'components.xml'), 0, 0);
  const run = withFacts(PASSED, { committed: '1971-01-01T00:00:00Z' });
  const data = dataOf(run, 'features', reports);
  assert.match(
    headline(data),
    /not run; 1 of 2 properties failed; 1 of 2 component tests failed; failed: Space does not sort; /,
  );
  assert.match(`${warningOf(data)}`, /^Reports older than .+: Component tests\./);
  const [point, ...others] = data.points.filter(({ verdict }) => verdict === 'failed');
  assert.deepEqual([point?.id, others], ['B4', []]);
  const [{ entries = [] } = {}] = point?.evidence ?? [];
  const titles = entries.map(({ title }) => title);
  assert.deepEqual(titles, ['Space does not sort', 'Enter sorts']);
});

test('a report that is not there is not mentioned; a damaged one is an error that names it', () => {
  const folder = newFolder();
  assert.deepEqual(readEvidence(folder, new Map()).summaries, []);
  writeFileSync(`${folder}/walks.xml`, '<testsuites><testc');
  assert.throws(() => readEvidence(folder, new Map()), /walks\.xml is damaged$/);
});

test('features that have changed since the run are refused', () => {
  expectCurrent(RUN);
  const changed = RUN.map(
    ({ source, ...rest }): Envelope => (source ? { source: { ...source, data: '' } } : rest),
  );
  assert.throws(() => expectCurrent(changed), /small\.feature has changed since the run$/);
});
