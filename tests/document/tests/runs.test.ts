/** The documents of recorded runs. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { FORMATS } from '../../evidence/attachments.ts';
import { readRecording } from '../../results/recordings/read.ts';
import { examplesOf, pointsOf } from '../../results/specification.ts';
import { specify } from '../../results/specify.ts';
import { BAD } from '../evidence/made-up-reports.ts';
import { rendered } from './rendered.ts';

/** A recorded run with other facts about it. */
const recordedWith = (name: Parameters<typeof readRecording>[0], changes: object): Envelope[] =>
  readRecording(name).map((envelope) => {
    const { attachment } = envelope;
    if (attachment?.fileName !== FORMATS.runFacts.fileName) return envelope;
    const facts = { ...JSON.parse(attachment.body), ...changes };
    return { attachment: { ...attachment, body: JSON.stringify(facts) } };
  });

const { PASSED } = TestStepResultStatus;

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'site-'));

const shards = (['shard-1', 'shard-2'] as const).map(readRecording);
const others = (['passed', 'firefox', 'skipped'] as const).map(readRecording);
/** The document of several runs. */
const merged = rendered([...others, ...shards].flat());
const failedFiles = new Map<string, Buffer>();
const failed = rendered(readRecording('failed'), 'features', 'reports/none', failedFiles);

test('the document of a failed run has its error, picture and trace', () => {
  const { summary, headline } = failed;
  assert.equal(headline.verdict, 'failed');
  assert.match(
    `${headline.text}`,
    /^4 of \d+ examples failed; \d+ of \d+ examples were not run\.$/,
  );
  assert.ok(summary.all('a').some(({ text }) => text === 'R9.1'));
  assert.match(summary.text, /http:\/\/127\.0\.0\.1/);

  const [example] = failed.part('R9.1').all('article', 'example');
  assert.match(`${example?.all('p', 'note')[0]?.text}`, /failed/);
  const [failure] = example?.all('div', 'failure') ?? [];
  assert.match(`${failure?.text}`, /^Failed at ‘the table has 40 rows’/);
  assert.match(`${failure?.text}`, /Expected: 40\nReceived: 1/);
  assert.doesNotMatch(`${failure?.text}`, /node_modules/);
  const [sentence] = example?.all('li', 'failed') ?? [];
  assert.match(`${sentence?.text}`, /the table has 40 rows/);
  const [image] = example?.all('img') ?? [];
  assert.match(`${image?.attribute('alt')}`, /^The page at the end of the example/);
  assert.equal(image?.attribute('loading'), 'lazy');

  const fileOf = (path = '') => failedFiles.get(path)?.toString('latin1') ?? '';
  assert.equal(fileOf(image?.attribute('src')).slice(8, 12), 'WEBP');
  const trace = failure?.all('a').find(({ text }) => text === 'trace');
  assert.equal(fileOf(trace?.attribute('href')).slice(0, 2), 'PK');
});

test('a failure in an outline names its row and its sentence, and links to the row', () => {
  const failures = failed.part('R2.1').all('div', 'failure');
  assert.equal(failures.length, 3);
  for (const failure of failures) {
    assert.match(failure.text, /^Failed with .+ at ‘.+’/);
    const [link] = failure.all('a');
    const row = failed.part(`${link?.attribute('href').slice(1)}`);
    assert.ok(link?.text && row.text.includes(link.text));
  }
});

test('the streams of all shards are merged into one document', () => {
  const cells = merged.part('R3.7').all('td');
  const marks = cells.flatMap((cell) => cell.all('span', 'mark'));
  assert.deepEqual(new Set(marks.map((mark) => mark.attribute('class'))), new Set(['mark passed']));
  assert.equal(merged.ids.filter((id) => id === 'R3.7').length, 1);
});

test('with one shard only, the examples of the others were not run', () => {
  const points = pointsOf(specify(shards[0] ?? [], 'features'));
  const examples = examplesOf(points.filter(({ id }) => id === 'R3.7'));
  const verdicts = examples.map(({ verdict }) => verdict);
  assert.deepEqual(new Set(verdicts), new Set(['passed', 'not run']));
});

test('an example that ran in two engines has the verdict of each, and the picture of the first', () => {
  const [example] = merged.part('R2.2').all('article', 'example');
  const browsers = example?.all('span', 'browser').map(({ text }) => text) ?? [];
  assert.match(browsers.join(), /^✓ chromium [\d.]+,✓ firefox [\d.]+$/);
  assert.equal(example?.all('img').length, 1);
  assert.deepEqual(merged.part('R1.1').all('span', 'browser'), []);
});

test('an example that failed in the second engine only has the trace of the failure', () => {
  const inFirst = recordedWith('failed', { browser: 'webkit 1' }).flatMap((envelope) => {
    const { attachment, testStepFinished: step } = envelope;
    if (attachment?.fileName === FORMATS.trace.fileName) return [];
    if (!step) return envelope;
    const { duration } = step.testStepResult;
    return { testStepFinished: { ...step, testStepResult: { duration, status: PASSED } } };
  });
  const document = rendered([...inFirst, ...readRecording('repeated')]);
  const [example] = document.part('R9.1').all('article', 'example');
  const browsers = example?.all('span', 'browser').map(({ text }) => text) ?? [];
  assert.match(browsers.join(), /^✓ webkit 1,✗ chromium [\d.]+$/);
  const [failure] = example?.all('div', 'failure') ?? [];
  assert.ok(failure?.all('a').some(({ text }) => text === 'trace'));
});

test('an example that could not judge the page is not run, and has the reason', () => {
  const { text } = merged.part('R9.5');
  assert.match(text, /Not judged here: the order of 40 names does not depend on case/);
});

for (const [id, text] of Object.entries({
  'R6.1': 'Stored in the browser: nothing',
  'R7.1': 'Requests since the page opened: none',
  'R8.2': 'Console message: warning: Invalid scroll threshold',
  B5: 'The status region says: Sorted by',
  B10: 'Forbidden by the policy: connect-src',
})) {
  test(`${id} has logs of what no picture can show`, () => {
    const point = merged.part(id);
    assert.ok(point.all('*', 'logs').some((logs) => logs.text.includes(text)));
  });
}

test('after a passed run with failed evidence, the verdict is failed', () => {
  const reports = emptyFolder();
  mkdirSync(join(reports, 'mutation'));
  for (const [name, text] of Object.entries(BAD)) writeFileSync(join(reports, name), text);
  utimesSync(join(reports, 'soak.json'), 0, 0);
  const run = recordedWith('passed', { committed: '1971-01-01T00:00:00Z' });
  const document = rendered(run, 'features', reports);
  const { summary, headline } = document;
  assert.equal(headline.verdict, 'failed');
  assert.match(
    `${headline.text}`,
    /^\d+ of \d+ examples were not run; 1 of 2 properties failed; 1 of 2 random walks failed; /,
  );
  assert.ok(summary.all('a').some(({ text }) => text === 'B4'));
  const mark = (id: string) => document.part(id).all('h3')[0]?.all('span', 'mark')[0];
  for (const id of ['R3.7', 'R4.3', 'B4'])
    assert.equal(mark(id)?.attribute('class'), 'mark failed', id);
  assert.deepEqual(document.contents, document.verdicts);
  assert.match(`${document.part('B4').all('details', 'evidence')[0]?.text}`, /deaf/);
  assert.match(`${summary.all('p', 'warning')[0]?.text}`, /Adverse conditions/);
  assert.match(summary.text, /report of 1970-01-01/);
});
