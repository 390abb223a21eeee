/** The results of examples, and why a run or its stream is no proof. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { type Envelope, type TestStepResult, TestStepResultStatus } from '@cucumber/messages';
import { ReportError } from '../run/reports/report-file.ts';
import { RECORDED, readRecorded, streamOf, withResult } from './recorded/recorded.ts';
import { readRun } from './run.ts';
import { readSpecification, specify } from './specification.ts';

const { AMBIGUOUS, FAILED, PENDING, SKIPPED, UNDEFINED } = TestStepResultStatus;
const RUN = readRecorded();
const WHERE = 'tests/results/recorded/small.feature:10 ‘It passes’';

test('a step that fails decides the verdict on its example', () => {
  const after = (nth: number, status: TestStepResult['status']) => {
    const { points } = specify(withResult(RUN, 'It passes', nth, { status }), RECORDED);
    const example = points[0]?.examples.find(({ title }) => title === 'It passes');
    return [example?.verdict, example?.failedAt];
  };
  assert.deepEqual(after(1, FAILED), ['failed', 0]);
  assert.deepEqual(after(4, FAILED), ['failed', undefined]);
  assert.deepEqual(after(0, FAILED), ['not run', undefined]);
  assert.deepEqual(after(1, SKIPPED), ['not run', undefined]);
});

test('an example that the suite could not judge is a fault with a reason', () => {
  const slow = 'function timed out, ensure the promise resolves within 180000 milliseconds';
  for (const [nth, status, message, reason] of [
    [0, FAILED, 'Error: no page\n    at a.ts:1:1', 'before its first sentence: no page'],
    [2, FAILED, slow, '‘the table has 40 rows’ took longer than 180 s'],
    [
      2,
      FAILED,
      'page.pdf: Timeout 30000ms exceeded.',
      '‘the table has 40 rows’ took longer than 30 s',
    ],
    ...[UNDEFINED, AMBIGUOUS, PENDING].map(
      (each) => [2, each, '', `‘the table has 40 rows’ is ${each.toLowerCase()}`] as const,
    ),
  ] as const) {
    const run = withResult(RUN, 'It passes', nth, { status, message });
    assert.deepEqual(readRun(run).run.faults, [`${WHERE}: ${reason}`]);
  }
});

test('a failed hook of the whole run is a fault', () => {
  const run = RUN.map((envelope): Envelope => {
    const { testRunHookFinished: hook } = envelope;
    if (!hook) return envelope;
    const result = { ...hook.result, status: FAILED, message: 'Error: full' };
    return { testRunHookFinished: { ...hook, result } };
  });
  assert.deepEqual(readRun(run).run.faults, ['a hook of the whole run has failed: full']);
});

test('a stream that is no whole run of these features is an error that says why', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'streams-')), 'a.ndjson');
  const read = () => readSpecification([path], RECORDED);
  assert.throws(read, ReportError);
  const unfinished = RUN.filter((each) => !each.testCaseFinished);
  const changed = RUN.map(
    ({ source, ...rest }): Envelope => (source ? { source: { ...source, data: '' } } : rest),
  );
  for (const [text, says] of [
    ['', /a\.ndjson is damaged$/],
    [streamOf(RUN).slice(0, -5), /a\.ndjson is damaged$/],
    [streamOf(RUN.slice(0, -1)), /a\.ndjson has not ended$/],
    [streamOf(unfinished), /^No example was run: /],
    [streamOf(changed), /small\.feature has changed since the run$/],
  ] as const) {
    writeFileSync(path, text);
    assert.throws(read, { constructor: ReportError, message: says });
  }
});
