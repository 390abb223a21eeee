import assert from 'node:assert/strict';
import test from 'node:test';
import { TestStepResultStatus } from '@cucumber/messages';
import { passing, readRecorded, withResult } from '../../results/recorded/recorded.ts';
import type { PointVerdict } from './page-verdict.ts';
import { recordedVerdict } from './recorded-verdicts.ts';
import { exitCode, inTable, summary } from './table.ts';

const RUN = readRecorded();

test('a page that breaks points fails, and the table says what was expected and found', () => {
  const verdict = recordedVerdict(RUN, 'document');
  const table = inTable(verdict.points, 'reports/judge');
  assert.match(table, /^R9\.1 .* broken/m);
  assert.match(table, /the table has 41 rows\n {8}Expected: 41\n {8}Received: 40$/m);
  assert.match(table, /^ {8}Picture: reports\/judge\/document\/pictures\/R9\.1-.+\.webp$/m);
  assert.equal(summary(verdict.points), '0 points hold, 33 are not judged, 1 is broken: R9.1');
  assert.equal(exitCode(verdict), 1);
});

test('without a document the table names no pictures', () => {
  assert.doesNotMatch(inTable(recordedVerdict(RUN).points, 'reports/judge'), /Picture/);
});

test('a page whose examples all passed holds', () => {
  const verdict = recordedVerdict(passing(RUN));
  const table = inTable(verdict.points, '');
  assert.match(table, /^R9\.1 .* holds +7 examples$/m);
  assert.match(table, /^R2\.2 .* not judged +it was not run$/m);
  assert.equal(exitCode(verdict), 0);
});

test('what the page cannot show is not judged', () => {
  const skipped = { status: TestStepResultStatus.SKIPPED };
  const verdict = recordedVerdict(withResult(passing(RUN), 'It is not judged', 1, skipped));
  const table = inTable(verdict.points, '');
  assert.match(table, /^R9\.1 .* 6 of 7 hold. Not judged here: the order of 40 names does not/m);
  assert.equal(summary(verdict.points), '0 points hold, 34 are not judged, 0 are broken');
  assert.equal(exitCode(verdict), 0);
});

test('a page that stops answering is not judged, rather than broken', () => {
  const exception = { type: 'NotJudged', message: 'the page answers with 503' };
  const lost = { status: TestStepResultStatus.FAILED, exception };
  const verdict = recordedVerdict(withResult(passing(RUN), 'It passes', 1, lost));
  const table = inTable(verdict.points, '');
  assert.match(table, /^R9\.1 .* not judged .* Not judged here: the page answers with 503$/m);
  assert.equal(exitCode(verdict), 2);
});

const point = (id: string, verdict: PointVerdict['verdict']) => ({
  id,
  title: `The point ${id}`,
  verdict,
  reason: '',
  examples: 1,
  faultyPages: 0,
  failures: [],
});

test('points that hold, are not judged or are broken are counted, in singular and plural', () => {
  const [held, other] = [point('R1.1', 'holds'), point('R1.2', 'holds')];
  const [broken, another] = [point('R2.1', 'broken'), point('R2.2', 'broken')];
  const unknown = point('R3.1', 'not judged');
  assert.equal(
    summary([held, broken, unknown]),
    '1 point holds, 1 is not judged, 1 is broken: R2.1',
  );
  assert.equal(summary([held, other, unknown]), '2 points hold, 1 is not judged, 0 are broken');
  assert.equal(
    summary([broken, another]),
    '0 points hold, 0 are not judged, 2 are broken: R2.1, R2.2',
  );
});
