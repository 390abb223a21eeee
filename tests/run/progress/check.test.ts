import assert from 'node:assert/strict';
import test from 'node:test';
import { Check } from './check.ts';
import { lineOf, type Progress } from './event.ts';

/** A started check, and its failures as they are reported. */
function begun(hasTests = true) {
  const failures: string[] = [];
  const options = { name: 'features', command: '', hasTests };
  const check = new Check(options, (failure) => failures.push(failure));
  const report = (...events: readonly Progress[]) => check.read(events.map(lineOf).join(''));
  return { check, failures, report };
}

const FAILED = { ended: 'It waits', failure: 'Expected: 40\nReceived: 39' };
const FAILURE = '✗ features: It waits\n    Expected: 40\n    Received: 39\n';

test('the message has the progress, the failures, and the running test or the last line of output', () => {
  const { check, failures, report } = begun();
  check.read('Starting\n');
  assert.equal(check.message, '▸ features (0 s) Starting');
  report({ planned: 3 }, { started: 'It opens' }, { started: 'It waits' });
  assert.equal(check.message, '▸ features 0 of 3 (0 s) It waits');
  report(FAILED);
  assert.deepEqual(failures, [FAILURE]);
  assert.equal(check.message, '▸ features 1 of 3 … 1 failed (0 s) It opens');
  report({ ended: 'It opens' }, { ended: 'It loads' });
  assert.equal(check.finish(1), '✗ features 2 passed … 1 failed (0 s)');
});

test('events and text are separated, wherever the output is split', () => {
  const { check, failures } = begun();
  for (const character of `dots${lineOf({ planned: 1 })}more\n${lineOf(FAILED)}end`)
    check.read(character);
  assert.deepEqual(failures, [FAILURE]);
  assert.equal(check.message, '▸ features 1 of 1 … 1 failed (0 s) more');
});

test('tests that did not run are a failure with the end of the output, whatever the exit code', () => {
  for (const [planned, code, fault] of [
    [0, 0, 'no test ran'],
    [2, 0, '1 of 2 tests did not run'],
    [2, 3, 'exit code 3'],
  ] as const) {
    const { check, failures, report } = begun();
    if (planned > 0) report({ planned }, { ended: 'It opens' });
    check.print('one\n'.repeat(20));
    check.read('the last line');
    assert.match(check.finish(code), new RegExp(`^✗ features ${planned / 2} passed … 1 failed`));
    assert.deepEqual(failures, [
      `✗ features: ${fault}\n${'    one\n'.repeat(19)}    the last line\n`,
    ]);
  }
});

test('a command without tests is one test', () => {
  assert.equal(begun(false).check.finish(0), '✓ features 1 passed (0 s)');
  assert.equal(begun(false).check.finish(2), '✗ features 0 passed … 1 failed (0 s)');
});
