import assert from 'node:assert/strict';
import test from 'node:test';
import { Check, type CheckOptions } from './check.ts';
import { lineOf, type Progress } from './event.ts';

/** A started check, and its failures as they are reported. */
function begun(options: Partial<CheckOptions> = {}) {
  const failures: string[] = [];
  const check = new Check({ name: 'features', command: '', ...options }, ({ title, text }) =>
    failures.push(`${title}\n${text}`),
  );
  const report = (...events: readonly Progress[]) => check.read(events.map(lineOf).join(''));
  return { check, failures, report };
}

const passed = (ended: string) => ({ ended, seconds: 1 });
const failed = (ended: string) => ({ ended, seconds: 1, failure: 'Expected: 40\nReceived: 39' });

test('the message has the progress, the failures, and the running test or the last line of output', () => {
  const { check, failures, report } = begun({ hasTests: true });
  check.read('Starting\n');
  assert.equal(check.message, '▸ features (0 s) Starting');
  report({ planned: 3 }, { started: 'It opens' }, { started: 'It waits' });
  assert.equal(check.message, '▸ features 0 of 3 (0 s) It waits');
  report(failed('It waits'));
  assert.deepEqual(failures, ['features: It waits\nExpected: 40\nReceived: 39']);
  assert.equal(check.message, '▸ features 1 of 3 … 1 failed (0 s) It opens');
  report(passed('It opens'), passed('It loads'));
  check.finish(1);
  assert.equal(check.message, '✗ features 2 passed … 1 failed (0 s)');
});

test('events and text are separated, wherever the output is split', () => {
  const { check, failures } = begun({ hasTests: true });
  const output = `dots${lineOf({ planned: 1 })}more\n${lineOf(failed('It waits'))}end`;
  for (const character of output) check.read(character);
  assert.deepEqual(failures, ['features: It waits\nExpected: 40\nReceived: 39']);
  assert.equal(check.message, '▸ features 1 of 1 … 1 failed (0 s) more');
});

test('tests that did not run are a failure with the end of the output, whatever the exit code', () => {
  for (const [planned, code, fault] of [
    [2, 0, '1 of 2 tests did not run'],
    [2, 3, 'exit code 3'],
  ] as const) {
    const { check, failures, report } = begun({ hasTests: true });
    report({ planned }, passed('It opens'));
    check.print('one\n'.repeat(20));
    check.read('the last line');
    check.finish(code);
    assert.deepEqual([check.passed, check.failures.length], [1, 1]);
    assert.match(failures[0] ?? '', new RegExp(`^features: ${fault}\n(one\n){19}the last line$`));
  }
  const { check, failures } = begun({ hasTests: true });
  check.finish(0);
  assert.deepEqual(failures, ['features: no test ran\n']);
});

test('a command without tests is one test, and a preparation none', () => {
  for (const [options, code, counts] of [
    [{}, 0, [1, 0, 1]],
    [{}, 2, [0, 1, 0]],
    [{ isPreparation: true }, 0, [0, 0, 0]],
    [{ isPreparation: true }, 2, [0, 1, 0]],
  ] as const) {
    const { check } = begun(options);
    check.finish(code);
    assert.deepEqual([check.passed, check.failures.length, check.ended.length], counts);
  }
});
