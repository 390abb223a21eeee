import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  attemptsAt,
  FOLDER,
  inBrowser,
  passing,
  readRecorded,
  streamOf,
  withFacts,
  without,
} from '../results/recorded/recorded.ts';
import { capture } from '../run/command.ts';
import { ReportError } from '../run/reports/report-file.ts';
import { buildDocument } from './build.ts';
import { badgeOf, specificationFile } from './data-files.ts';
import { type DocumentData, documentData } from './document-data.ts';
import { readEvidence } from './evidence/evidence.ts';
import { writeReports } from './evidence/made-up-reports.ts';
import { headline, Summary } from './page/Summary.tsx';

const RUN = readRecorded();
const PASSED = passing(RUN);

const newFolder = () => mkdtempSync(join(tmpdir(), 'document-'));

/** The data of a run's document. */
const dataOf = (run: readonly Envelope[], features = FOLDER, reports?: string) =>
  documentData(run, features, reports, new Map(), () => 'mouse');

/** The warning in the summary of a document. */
function warningOf(data: DocumentData): string | undefined {
  const html = renderToStaticMarkup(createElement(Summary, { data }));
  return /<p class="warning">(.+?)<\/p>/.exec(html)?.[1];
}

const LOST =
  'The run is invalid or incomplete: tests/results/recorded/small.feature:10 ‘It passes’: it was started, but not finished.';
const lost = (run: readonly Envelope[]) => without(run, attemptsAt(run, 'It passes').slice(1));

for (const [run, head, badge, warning] of [
  [PASSED, 'All 7 examples passed', '1 of 1 point hold, brightgreen'],
  [RUN, '2 of 7 examples failed; 1 of 7 examples was not run', '0 of 1 point hold, red'],
  [
    lost(PASSED),
    'The run had errors; 1 of 7 examples was not run',
    '0 of 1 point hold, yellow',
    LOST,
  ],
  [
    lost(RUN),
    'The run had errors; 2 of 7 examples failed; 2 of 7 examples were not run',
    '0 of 1 point hold, red',
    LOST,
  ],
] as const)
  test(`a run has its headline, its badge and its warning: ${head}`, () => {
    const data = dataOf(run);
    const { message, color } = badgeOf(data);
    const said = [headline(data), `${message}, ${color}`, warningOf(data)];
    assert.deepEqual(said, [head, badge, warning]);
  });

test('a point without an example is counted', () => {
  const features = newFolder();
  writeFileSync(join(features, 'README.md'), '| R9.1 | Forty rows |\n| B1 | One |\n');
  const data = dataOf(PASSED, features);
  assert.equal(headline(data), 'All 7 examples passed; 1 point has no example');
  assert.equal(badgeOf(data).color, 'yellow');
});

test('failed evidence fails its point, and comes first; a report older than the commit is named', () => {
  const reports = newFolder();
  writeReports(reports, ['@B4 Enter sorts'], ['@B4 Space does not sort']);
  utimesSync(join(reports, 'soak.xml'), 0, 0);
  const run = withFacts(PASSED, { committed: '1971-01-01T00:00:00Z' });
  const data = dataOf(run, 'features', reports);
  assert.match(
    headline(data),
    /not run; 1 of 2 properties failed; 1 of 2 component tests failed; failed: Space does not sort; /,
  );
  assert.match(`${warningOf(data)}`, /^Reports older than .+: Adverse conditions\./);
  const points = data.sections.flatMap((section) => section.points);
  const [point, ...others] = points.filter(({ verdict }) => verdict === 'failed');
  assert.deepEqual([point?.id, others], ['B4', []]);
  const [{ entries = [] } = {}] = point?.evidence ?? [];
  assert.deepEqual(
    entries.map(({ title }) => title),
    ['Space does not sort', 'Enter sorts'],
  );
});

test('without a report its command is named; a damaged one is an error that names it', () => {
  const folder = newFolder();
  const [summary] = readEvidence(folder, new Map()).summaries;
  assert.equal(summary?.says, 'no report; "npm run properties" makes one');
  writeFileSync(`${folder}/walks.xml`, '<testsuites><testc');
  assert.throws(() => readEvidence(folder, new Map()), /walks\.xml is damaged$/);
});

const exampleIn = (data: DocumentData, title: string) =>
  specificationFile(data)
    .points.flatMap(({ examples }) => examples)
    .find((each) => each.title === title);

test('specification.json has each example with its sentences, its needs and its verdicts', () => {
  const data = dataOf([...RUN, ...inBrowser(RUN, 'firefox 1')]);
  const { engines = [], sentences = [], ...rest } = exampleIn(data, 'It passes') ?? {};
  assert.deepEqual(
    engines.map(({ verdict }) => verdict),
    ['passed', 'passed'],
  );
  const table = [['UUID', 'Name', 'Address', 'Phone']];
  assert.deepEqual(sentences.slice(1), [
    { keyword: 'Then', text: 'the table has 40 rows' },
    { keyword: 'And', text: 'the columns are:', table },
  ]);
  assert.deepEqual(rest, {
    ...{ id: 'R9.1-it-passes', title: 'It passes', verdict: 'passed' },
    place: 'tests/results/recorded/small.feature:10',
    ...{ needs: ['mouse'], isOwn: false, catches: [] },
  });
  const row = exampleIn(data, 'There are 41 rows');
  assert.deepEqual(row?.sentences.at(-1), { keyword: 'Then', text: 'the table has 41 rows' });
});

test('if a feature has changed since the run, no example can be run in the document', () => {
  const changed = RUN.map(
    ({ source, ...rest }): Envelope => (source ? { source: { ...source, data: '' } } : rest),
  );
  assert.equal(exampleIn(dataOf(changed), 'It passes')?.needs, undefined);
});

test('no document is built from a cut-off stream, and `npm run site` fails with one line', async () => {
  const folder = newFolder();
  const [stream, document] = [join(folder, 'cut.ndjson'), join(folder, 'document')];
  writeFileSync(stream, streamOf(RUN).slice(0, -40));
  await assert.rejects(buildDocument([stream], document), ReportError);
  assert.equal(existsSync(document), false);
  const env = { SPEC_IS_BUILT: '1' };
  const { code, output } = await capture('tsx', ['tests/commands/site.ts', stream], { env });
  assert.equal(code, 1);
  assert.equal(output, `${stream} is damaged.\n`);
});
