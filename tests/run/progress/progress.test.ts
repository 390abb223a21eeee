import assert from 'node:assert/strict';
import test from 'node:test';
import { execa } from 'execa';
import { Progress, recordOf } from './progress.ts';

/** A check that has read an output, and its failures as they are reported. */
function started(output: string) {
  const failures: string[] = [];
  const check = new Progress('features', (failure) => failures.push(failure));
  for (const line of output.split('\n')) check.read(line);
  return { check, failures };
}

/** A check's line without the time, which a busy machine changes. */
const untimed = ({ line }: Progress) => line.replace(/ \(\d+ s\)/, '');

const PLANNED = recordOf({ planned: 2 });
const FAILED = recordOf({ ended: 'It waits', failure: 'Expected: 40\nReceived: 39' });
const PASSED = recordOf({ ended: 'It opens' });

test('the line has the progress, the failures, and the last test or line of output', (context) => {
  const output = `${PLANNED}dots${FAILED}${PASSED}more`;
  const all = ['Starting', `${PLANNED}${PASSED}`.trimEnd(), output].map(started);
  context.after(() => all.map(({ check }) => check.close()));
  const lines = all.map(({ check }) => untimed(check));
  assert.deepEqual(lines, [
    '▸ features Starting',
    '▸ features 1 of 2 It opens',
    '▸ features 2 of 2 … 1 failed more',
  ]);
  const { check, failures } = all[2] as (typeof all)[number];
  check.close(1);
  assert.equal(untimed(check), '✗ features 1 passed … 1 failed');
  assert.deepEqual(failures, ['✗ features: It waits\n    Expected: 40\n    Received: 39\n']);
});

test('tests that did not run are a failure with the end of the output, whatever the exit code', () => {
  for (const [output, code, passed, fault] of [
    [recordOf({ planned: 0 }), 0, 0, 'no test ran'],
    [PLANNED + PASSED, 0, 1, '1 of 2 tests did not run'],
    [PLANNED + PASSED, 3, 1, 'exit code 3'],
    ['', 2, 0, 'exit code 2'],
  ] as const) {
    const { check, failures } = started(`${output}${'one\n'.repeat(20)}the last line\n`);
    check.close(code);
    assert.equal(untimed(check), `✗ features ${passed} passed … 1 failed`);
    const text = `✗ features: ${fault}\n${'    one\n'.repeat(19)}    the last line\n`;
    assert.deepEqual(failures, [text]);
  }
});

test('a run without tests fails, even if its runner ends with 0', async () => {
  const script = `
    import { Progress } from '${new URL('progress.ts', import.meta.url)}';
    const progress = new Progress('features');
    progress.report({ planned: 0 });
    progress.end(true);
    process.exitCode = 0;`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const env = { SPEC_PARENT: undefined };
  const { exitCode, stdout } = await execa('node', args, { env, reject: false });
  assert.match(stdout, /^✗ features: no test ran$/m);
  assert.equal(exitCode, 1);
});
