import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { writeCases } from '../reports/junit.ts';
import { Check, type CheckOptions } from './check.ts';
import { lineOf, type Progress } from './event.ts';

/** A started check, its failures as they are reported, and a clock. */
function begun(options: Partial<CheckOptions> = {}) {
  const clock = { ms: 0 };
  const failures: string[] = [];
  const check = new Check(
    { name: 'features', command: '', ...options },
    () => clock.ms,
    ({ title, text }) => failures.push(`${title}\n${text}`),
  );
  check.begin();
  const report = (...events: readonly Progress[]) => check.output.read(events.map(lineOf).join(''));
  return { check, clock, failures, report };
}

const passed = (ended: string) => ({ ended, seconds: 1 });
const failed = (ended: string) => ({ ended, seconds: 1, failure: 'Expected: 40\nReceived: 39' });

/** A JUnit report with cases of these names; those that start with ✗ have failed. */
function reportOf(...names: readonly string[]): string {
  const report = join(mkdtempSync(join(tmpdir(), 'check-')), 'report.xml');
  const cases = names.map((name) => ({ name, failure: name.startsWith('✗') ? 'why' : undefined }));
  writeCases(report, 'suite', cases);
  return report;
}

test('the line has the progress of the check, the number of failures, and the running test', () => {
  const { check, clock, report } = begun();
  report({ planned: 3 }, { started: 'It opens' }, { started: 'It waits' });
  clock.ms = 4_400;
  assert.equal(check.line, '▸ features 0 of 3 (4 s) It waits');
  report(failed('It waits'));
  assert.equal(check.line, '▸ features 1 of 3 … 1 failed (4 s) It opens');
});

test('the line of a command without tests has its last line of output', () => {
  const { check } = begun();
  check.print('Installing a browser\napt-get update\n');
  assert.equal(check.line, '▸ features (0 s) apt-get update');
});

test('a failure is reported at once', () => {
  const { failures, report } = begun();
  report({ planned: 2 }, { started: 'It opens' }, failed('It opens'));
  assert.deepEqual(failures, ['features: It opens\nExpected: 40\nReceived: 39']);
});

test('a check takes its outcome from its report', () => {
  const { check, report } = begun({ report: reportOf('one', '✗ two') });
  report({ planned: 2 }, passed('one'), failed('✗ two'));
  check.finish(1);
  assert.deepEqual([check.passed, check.failed], [1, 1]);
  assert.equal(check.line, '✗ features 1 passed … 1 failed (0 s)');
});

test('a report with fewer tests than were planned is a failure, whatever the exit code', () => {
  const { check, failures, report } = begun({ report: reportOf('one', 'two') });
  report({ planned: 3 }, passed('one'), passed('two'));
  check.finish(0);
  assert.deepEqual([check.passed, check.failed], [2, 1]);
  assert.match(failures[0] ?? '', /^features: 1 of 3 tests did not run/);
});

test('a missing report is a failure, with the end of the output', () => {
  const { check, failures } = begun({ report: join(tmpdir(), 'none', 'report.xml') });
  check.print('one\n'.repeat(20));
  check.print('the last line\n');
  check.finish(0);
  assert.equal(check.failed, 1);
  assert.match(failures[0] ?? '', /report\.xml is missing\n(one\n){19}the last line$/);
});

test('a full disk is named', () => {
  const { check, failures } = begun({ report: join(tmpdir(), 'none', 'report.xml') });
  check.print('ENOSPC: no space left on device\n');
  check.finish(1);
  assert.match(failures[0] ?? '', /^features: the disk is full, .+report\.xml is missing$/m);
});

test('a command without a report is one test', () => {
  const { check, failures } = begun({ name: 'types' });
  check.print('src/a.ts(1,1): error\n');
  check.finish(2);
  assert.deepEqual([check.passed, check.failed], [0, 1]);
  assert.deepEqual(failures, ['types: exit code 2\nsrc/a.ts(1,1): error']);
  const other = begun().check;
  other.finish(0);
  assert.deepEqual([other.passed, other.failed], [1, 0]);
});

test('a preparation is no test, but its failure counts', () => {
  const { check } = begun({ isPreparation: true });
  check.finish(0);
  assert.deepEqual([check.passed, check.failed, check.ended.length], [0, 0, 0]);
  const other = begun({ isPreparation: true }).check;
  other.finish(1);
  assert.deepEqual([other.passed, other.failed], [0, 1]);
});
