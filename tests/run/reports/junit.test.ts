import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { commandOutcome, parseCases, writeCases } from './junit.ts';
import { partOf, readReport, writeReport } from './report-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const fileOf = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const WHOLE = `<?xml version="1.0"?><testsuites>
  <testcase name="a"/>
  <testcase name="b"><failure message="39"/></testcase>
</testsuites>`;

const GREEN = '<testsuites><testcase name="a"/></testsuites>';

test('passed cases are counted, failed ones are named', () => {
  const whole = fileOf('whole.xml', WHOLE);
  for (const code of [0, 1]) {
    assert.deepEqual(commandOutcome(whole, code), { passed: 1, failed: ['b'] });
  }
  assert.deepEqual(commandOutcome(fileOf('green.xml', GREEN), 0), { passed: 1, failed: [] });
});

/** Expects a failure of the command for this reason, without a failed case. */
function hasFault(report: string, code: number, fault: string, passed = 0) {
  assert.deepEqual(commandOutcome(report, code), { passed, failed: [fault], fault });
}

test('a command that fails without a failed case has failed once', () => {
  hasFault(fileOf('green.xml', GREEN), 3, 'exit code 3', 1);
});

test('a report that is missing, empty or damaged is a failure that names it, whatever the exit code', () => {
  const missing = join(folder, 'missing.xml');
  hasFault(missing, 0, `${missing} is missing`);
  hasFault(missing, 1, `${missing} is missing`);
  const empty = fileOf('empty.xml', '<testsuites/>');
  hasFault(empty, 0, `${empty} has no test case`);
  const damaged = fileOf('damaged.xml', WHOLE.slice(0, 60));
  hasFault(damaged, 0, `${damaged} is damaged`);
});

test('a report is written completely, and read as written', () => {
  const path = join(folder, 'new/report.json');
  writeReport(path, '[1]');
  assert.equal(existsSync(partOf(path)), false);
  assert.deepEqual(readReport(path, JSON.parse), [1]);
  writeCases(join(folder, 'new/report.xml'), 'suite', [{ name: 'a' }]);
  assert.deepEqual(readReport(join(folder, 'new/report.xml'), parseCases), [
    { name: 'a', passed: true },
  ]);
});
