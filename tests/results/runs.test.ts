/** The results of examples, in one or several runs, and why a run or its stream is no proof. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { type Envelope, type TestStepResult, TestStepResultStatus } from '@cucumber/messages';
import { ReportError } from '../run/reports/report-file.ts';
import {
  attemptAt,
  inBrowser,
  passing,
  RECORDED,
  readRecorded,
  streamOf,
  without,
  withResult,
} from './recorded/recorded.ts';
import { runsOf } from './runs.ts';
import { type Example, readSpecification, specify } from './specification.ts';

const { AMBIGUOUS, FAILED, PENDING, SKIPPED, UNDEFINED } = TestStepResultStatus;
const RUN = readRecorded();
const WHERE = 'tests/results/recorded/small.feature:10 ‘It passes’';

const faults = (run: readonly Envelope[]) => runsOf(run).flatMap((each) => each.faults);

const exampleIn = (run: readonly Envelope[], title = 'It passes') =>
  specify(run, RECORDED)
    .points.flatMap(({ examples }) => examples)
    .find((each) => each.title === title) as Example;

test('a step that fails decides the verdict on its example', () => {
  const after = (nth: number, status: TestStepResult['status']) => {
    const { verdict, failedAt } = exampleIn(withResult(RUN, 'It passes', nth, { status }));
    return [verdict, failedAt];
  };
  assert.deepEqual(after(1, FAILED), ['failed', 0]);
  assert.deepEqual(after(4, FAILED), ['failed', undefined]);
  assert.deepEqual(after(0, FAILED), ['not run', undefined]);
  assert.deepEqual(after(1, SKIPPED), ['not run', undefined]);
});

test('an example is not run, and unfinished, wherever it ended', () => {
  const messages = attemptAt(RUN, 'It passes');
  for (let nth = 1; nth < messages.length; nth += 1) {
    const run = without(RUN, messages.slice(nth));
    assert.equal(exampleIn(run).verdict, 'not run');
    assert.deepEqual(faults(run), [`${WHERE}: it was started, but not finished`]);
  }
});

test('an example passes only if it passed in every browser; a failure in any is shown', () => {
  const [passed, other] = [passing(RUN), inBrowser(RUN, 'firefox 1')];
  for (const runs of [
    [...passed, ...other],
    [...other, ...passed],
  ]) {
    const failed = exampleIn(runs, 'There are 41 rows');
    assert.deepEqual([failed.verdict, failed.failedAt], ['failed', 1]);
    const browsers = failed.browsers.map(({ browser, verdict }) => `${verdict} ${browser}`).sort();
    assert.match(browsers.join(), /^failed firefox 1,passed chromium [\d.]+$/);
    assert.match(`${failed.reason}`, /^firefox 1: Expected/);
  }
});

test('an example that was not started is a fault', () => {
  const run = without(RUN, attemptAt(RUN, 'It passes'));
  assert.deepEqual(faults(run), [`${WHERE}: it was not started`]);
});

test('an example that the suite could not judge is a fault with a reason', () => {
  const faultWith = (nth: number, result: Partial<TestStepResult>) =>
    faults(withResult(RUN, 'It passes', nth, result));
  const gone = { type: 'NotJudged', message: 'the browser has ended' };
  assert.deepEqual(faultWith(4, { status: FAILED, exception: gone }), [
    `${WHERE}: the browser has ended`,
  ]);
  assert.deepEqual(faultWith(0, { status: FAILED, message: 'Error: no page\n    at a.ts:1:1' }), [
    `${WHERE}: before its first sentence: no page`,
  ]);
  for (const [message, seconds] of [
    ['function timed out, ensure the promise resolves within 180000 milliseconds', 180],
    ['page.pdf: Timeout 30000ms exceeded.\nCall log:', 30],
  ] as const)
    assert.deepEqual(faultWith(2, { status: FAILED, message }), [
      `${WHERE}: ‘the table has 40 rows’ took longer than ${seconds} s`,
    ]);
  for (const status of [UNDEFINED, AMBIGUOUS, PENDING])
    assert.deepEqual(faultWith(2, { status }), [
      `${WHERE}: ‘the table has 40 rows’ is ${status.toLowerCase()}`,
    ]);
});

test('a failed hook of the whole run is a fault, and a failed run without a reason is another', () => {
  const passed = passing(RUN);
  const run = passed.map((envelope): Envelope => {
    const { testRunHookFinished: hook, testRunFinished: end } = envelope;
    if (end) return { testRunFinished: { ...end, success: false } };
    if (!hook) return envelope;
    const result = { ...hook.result, status: FAILED, message: 'Error: full' };
    return { testRunHookFinished: { ...hook, result } };
  });
  const WORDS = 'a hook of the whole run has failed, step-definitions/support/hooks.ts';
  for (const fault of faults(run)) assert.ok(fault.startsWith(WORDS) && fault.endsWith(': full'));
  const unexplained = run.filter(({ testRunHookFinished }) => !testRunHookFinished);
  const fault = 'the run failed, though none of its examples did';
  // Whatever the result of another run in the same document.
  assert.deepEqual(faults([...unexplained, ...passed]), [fault]);
});

test('a stream that is no whole run is an error that says why', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'streams-')), 'a.ndjson');
  const read = () => readSpecification([path], RECORDED);
  assert.throws(read, ReportError);
  const cut = RUN.slice(0, -1);
  const unfinished = RUN.filter((each) => !each.testCaseFinished);
  const parseError = { source: { uri: 'features/a.feature' }, message: '(3:1): expected' };
  for (const [text, says] of [
    ['', /a\.ndjson is damaged$/],
    [streamOf(RUN).slice(0, -5), /a\.ndjson is damaged$/],
    [streamOf(cut), /a\.ndjson has not ended$/],
    [streamOf([...cut, ...RUN]), /a\.ndjson has not ended$/],
    [streamOf(RUN.slice(0, 1)), /a\.ndjson has not ended$/],
    [streamOf(unfinished), /^No example was run: /],
    [streamOf([{ parseError } as Envelope]), /features\/a\.feature: \(3:1\): expected/],
  ] as const) {
    writeFileSync(path, text);
    assert.throws(read, { constructor: ReportError, message: says });
  }
});
