import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { madeUpIndex } from './recordings/made-up-index.ts';
import { OPENS, runOf, WAITS } from './recordings/made-up-run.ts';
import { streamOf } from './run-messages.ts';
import { examplesOf, pointsOf } from './specification.ts';
import { specify } from './specify.ts';
import { readStreams, StreamError } from './streams.ts';

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
    (error) => error instanceof StreamError && says.test(error.message),
    text.slice(0, 80),
  );
}

test('a stream is read with either line end', () => {
  assert.deepEqual(documentOf(streamOf(WHOLE)), RESULTS);
  assert.deepEqual(documentOf(streamOf(WHOLE, '\r\n')), RESULTS);
});

test('a stream cut off anywhere is an error that says so', () => {
  const text = streamOf(WHOLE);
  const last = streamOf(WHOLE.slice(0, -1)).length;
  const ends = WHOLE.map((_, nth) => streamOf(WHOLE.slice(0, nth)).length);
  for (let length = last; length < text.length; length += 1) ends.push(length);
  for (const end of ends) {
    fails(text.slice(0, end), /is cut off/);
    fails(text.slice(0, Math.max(end - 5, 0)), /is cut off/);
  }
});

test('the error for an invalid line has its number', () => {
  const lines = streamOf(WHOLE).trimEnd().split('\n');
  for (const damage of ['', 'what?', 'null', '5', '"a"', '[]', '{"pickle":5}', '{"testCase":{}}'])
    lines.forEach((_, nth) => {
      const text = `${lines.with(nth, damage).join('\n')}\n`;
      fails(text, new RegExp(`is damaged in line ${nth + 1}$`));
    });
});

test('without one of its lines a stream is an error, or has fewer verdicts', () => {
  WHOLE.forEach((envelope, nth) => {
    const [kind = ''] = Object.keys(envelope);
    const text = streamOf(WHOLE.toSpliced(nth, 1));
    if (/^(gherkinDocument|pickle|testCase|testCaseStarted|testRunStarted)$/.test(kind)) {
      fails(text, /is damaged in line \d+$/);
    } else if (kind === 'testRunFinished') {
      fails(text, /is cut off: its run has no end/);
    } else if (/^test(StepFinished|CaseFinished)$/.test(kind)) {
      const { verdicts, faults } = documentOf(text);
      assert.equal(verdicts.filter((verdict) => verdict === 'not run').length, 1, kind);
      assert.match(`${faults}`, /it was started, but not finished$/, kind);
    } else {
      assert.deepEqual(documentOf(text), RESULTS, kind);
    }
  });
});

test('a duplicate line changes nothing', () => {
  WHOLE.forEach((envelope, nth) => {
    if ('testRunStarted' in envelope || 'testRunFinished' in envelope) return;
    assert.deepEqual(documentOf(streamOf(WHOLE.toSpliced(nth, 0, envelope))), RESULTS);
  });
});

test('messages of later versions of cucumber are ignored', () => {
  const later = { whatever: { id: 5 } } as Envelope;
  assert.deepEqual(documentOf(streamOf([later, ...WHOLE])), RESULTS);
});

test('two runs are one document, in one stream or two, and a failure in either counts', () => {
  const [opened, waited] = [runOf({ [OPENS]: ['....'] }), runOf({ [WAITS]: ['..F-'] })];
  assert.deepEqual(documentOf(streamOf([...opened, ...waited])), RESULTS);
  assert.deepEqual(documentOf(streamOf(opened), streamOf(waited)), RESULTS);
  const passed = streamOf(runOf({ [WAITS]: ['....'] }, { started: 1_000 }));
  assert.deepEqual(documentOf(streamOf(WHOLE), passed), RESULTS);
  assert.deepEqual(documentOf(passed, streamOf(WHOLE)), RESULTS);
});

test('a run that was cut off before another in its stream is an error', () => {
  const other = runOf({ [OPENS]: ['....'] });
  fails(streamOf([...other.slice(0, -1), ...WHOLE]), /is cut off: its run has no end/);
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
  const logs = (envelopes: readonly Envelope[]) =>
    examplesOf(pointsOf(specify(envelopes, features)))[1]?.logs;
  assert.deepEqual(logs(run), ['Not judged here: it was not started']);
  // An example that was not planned needs no reason.
  assert.deepEqual(logs(runOf({ [OPENS]: ['....'] })), []);
});

test('a stream without a finished example is an error that gives the reason', () => {
  fails(streamOf(runOf({})), /^No example was run: /);
  fails(streamOf(runOf({ [OPENS]: [''] }, { hook: 'F' })), /a hook of the whole run has failed/);
  const parseError = { source: { uri: 'features/a.feature' }, message: '(3:1): expected' };
  fails(streamOf([{ parseError } as Envelope]), /features\/a\.feature: \(3:1\): expected/);
});

test('a stream that is missing is an error that names it', () => {
  assert.throws(() => readStreams([join(folder, 'none.ndjson')]), StreamError);
});
