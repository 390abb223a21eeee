import assert from 'node:assert/strict';
import test from 'node:test';
import { Check } from './check.ts';
import { lineOf } from './event.ts';

/** A check that has read an output piece by piece, and its failures as they are reported. */
function started(output: string) {
  const failures: string[] = [];
  const check = new Check('features', (failure) => failures.push(failure));
  for (const character of output) check.read(character);
  return { check, failures };
}

/** A check's line without the time, which a busy machine changes. */
const untimed = ({ line }: Check) => line.replace(/ \(\d+ s\)/, '');

const PLANNED = lineOf({ planned: 2 });
const FAILED = lineOf({ ended: 'It waits', failure: 'Expected: 40\nReceived: 39' });
const PASSED = lineOf({ ended: 'It opens' });

test('the line has the progress, the failures, and the last test or line of output', () => {
  assert.equal(untimed(started('Starting\n').check), '▸ features Starting');
  assert.equal(untimed(started(PLANNED + PASSED).check), '▸ features 1 of 2 It opens');
  const { check, failures } = started(`${PLANNED}dots${FAILED}${PASSED}more\nend`);
  assert.equal(untimed(check), '▸ features 2 of 2 … 1 failed more');
  check.end(1);
  assert.equal(untimed(check), '✗ features 1 passed … 1 failed');
  assert.deepEqual(failures, ['✗ features: It waits\n    Expected: 40\n    Received: 39\n']);
});

test('tests that did not run are a failure with the end of the output, whatever the exit code', () => {
  for (const [output, code, passed, fault] of [
    [lineOf({ planned: 0 }), 0, 0, 'no test ran'],
    [PLANNED + PASSED, 0, 1, '1 of 2 tests did not run'],
    [PLANNED + PASSED, 3, 1, 'exit code 3'],
    ['', 2, 0, 'exit code 2'],
  ] as const) {
    const { check, failures } = started(`${output}${'one\n'.repeat(20)}the last line`);
    check.end(code);
    assert.equal(untimed(check), `✗ features ${passed} passed … 1 failed`);
    const text = `✗ features: ${fault}\n${'    one\n'.repeat(19)}    the last line\n`;
    assert.deepEqual(failures, [text]);
  }
});
