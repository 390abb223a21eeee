import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { ReportError } from '../run/reports/report-file.ts';
import { madeUpIndex } from './recordings/made-up-index.ts';
import { OPENS, runOf, WAITS } from './recordings/made-up-run.ts';
import { streamOf } from './run-messages.ts';
import { examplesOf, pointsOf } from './specification.ts';
import { specify } from './specify.ts';
import { readStreams } from './streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'streams-'));
const features = madeUpIndex({ 'R1.1': 'It shows rows' });

function fileOf(text: string, name = 'a.ndjson'): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** The verdicts on the examples of these streams, in their order, and the faults of the run. */
function documentOf(...streams: readonly string[]) {
  const paths = streams.map((text, nth) => fileOf(text, `${nth}.ndjson`));
  const specification = specify(readStreams(paths), features);
  const examples = examplesOf(pointsOf(specification));
  return { verdicts: examples.map(({ verdict }) => verdict), faults: specification.run.faults };
}

const WHOLE = runOf({ [OPENS]: ['....'], [WAITS]: ['..F-'] });
const RESULTS = { verdicts: ['passed', 'failed'], faults: [] };

function fails(text: string, says: RegExp) {
  assert.throws(
    () => readStreams([fileOf(text)]),
    (error) => error instanceof ReportError && says.test(error.message),
    text.slice(0, 80),
  );
}

test('a stream that is missing, empty or cut off is an error that names it', () => {
  assert.throws(() => readStreams([join(folder, 'none.ndjson')]), ReportError);
  for (const text of ['', 'null\n', streamOf(WHOLE).slice(0, -5)])
    fails(text, /a\.ndjson is damaged$/);
});

test('a run that has not ended is an error, also before another in its stream', () => {
  const cut = WHOLE.slice(0, -1);
  for (const run of [cut, [...cut, ...WHOLE], WHOLE.slice(0, 1)])
    fails(streamOf(run), /a\.ndjson has not ended$/);
});

test('without one of the results of an example, its verdict is not run', () => {
  WHOLE.forEach((envelope, nth) => {
    if (!envelope.testStepFinished && !envelope.testCaseFinished) return;
    const { verdicts, faults } = documentOf(streamOf(WHOLE.toSpliced(nth, 1)));
    assert.equal(verdicts.filter((verdict) => verdict === 'not run').length, 1);
    assert.match(`${faults}`, /it was started, but not finished$/);
  });
});

test('two runs are one document, in one stream or two, and a failure in either counts', () => {
  const [opened, waited] = [runOf({ [OPENS]: ['....'] }), runOf({ [WAITS]: ['..F-'] })];
  assert.deepEqual(documentOf(streamOf([...opened, ...waited])), RESULTS);
  assert.deepEqual(documentOf(streamOf(opened), streamOf(waited)), RESULTS);
  const passed = streamOf(runOf({ [WAITS]: ['....'] }, { started: 1_000 }));
  assert.deepEqual(documentOf(streamOf(WHOLE), passed), RESULTS);
  assert.deepEqual(documentOf(passed, streamOf(WHOLE)), RESULTS);
});

test('an example without a verdict is not run, and the run has a fault', () => {
  const verdictOf = (...attempts: string[]) => {
    const run = runOf({ [OPENS]: attempts, [WAITS]: ['....'] });
    const { verdicts, faults } = documentOf(streamOf(run));
    return [verdicts[0], faults.length];
  };
  assert.deepEqual(verdictOf('..-.'), ['not run', 0]);
  assert.deepEqual(verdictOf('.F--', '....'), ['passed', 0]);
  for (const attempt of ['', '.', '.F', 'F---', '.N--', '.U--', '.A--', '.P--'])
    assert.deepEqual(verdictOf(attempt), ['not run', 1], attempt);
});

test('a planned example that was not started is not run, and says so', () => {
  const run = runOf({ [OPENS]: ['....'], [WAITS]: [] }, { success: false });
  assert.deepEqual(documentOf(streamOf(run)).verdicts, ['passed', 'not run']);
  const reasonIn = (envelopes: readonly Envelope[]) =>
    examplesOf(pointsOf(specify(envelopes, features)))[1]?.notJudged;
  assert.equal(reasonIn(run), 'it was not started');
  // An example that was not planned needs no reason.
  assert.equal(reasonIn(runOf({ [OPENS]: ['....'] })), undefined);
});

test('a stream without a finished example is an error that gives the reason', () => {
  fails(streamOf(runOf({})), /^No example was run: /);
  fails(streamOf(runOf({ [OPENS]: [''] }, { hook: 'F' })), /a hook of the whole run has failed/);
  const parseError = { source: { uri: 'features/a.feature' }, message: '(3:1): expected' };
  fails(streamOf([{ parseError } as Envelope]), /features\/a\.feature: \(3:1\): expected/);
});
