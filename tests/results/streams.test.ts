import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { ReportError } from '../run/reports/report-file.ts';
import { readRecorded, streamOf } from './recorded/recorded.ts';
import { readStreams } from './streams.ts';

const path = join(mkdtempSync(join(tmpdir(), 'streams-')), 'a.ndjson');
const RUN = readRecorded();

function fails(text: string, says: RegExp) {
  writeFileSync(path, text);
  assert.throws(
    () => readStreams([path]),
    (error) => error instanceof ReportError && says.test(error.message),
    text.slice(0, 80),
  );
}

test('a stream that is missing, empty or cut off is an error that names it', () => {
  assert.throws(() => readStreams([`${path}.none`]), ReportError);
  for (const text of ['', 'null\n', streamOf(RUN).slice(0, -5)])
    fails(text, /a\.ndjson is damaged$/);
});

test('a run that has not ended is an error, also before another in its stream', () => {
  const cut = RUN.slice(0, -1);
  for (const run of [cut, [...cut, ...RUN], RUN.slice(0, 1)])
    fails(streamOf(run), /a\.ndjson has not ended$/);
});

test('a stream without a finished example is an error that gives the reason', () => {
  fails(streamOf(RUN.filter((each) => !each.testCaseFinished)), /^No example was run: /);
  const parseError = { source: { uri: 'features/a.feature' }, message: '(3:1): expected' };
  fails(streamOf([{ parseError } as Envelope]), /features\/a\.feature: \(3:1\): expected/);
});
