import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import test from 'node:test';
import { Terminal } from './terminal.ts';

for (const [columns, rows] of [
  [0, 0],
  [0, 24],
  [80, 0],
]) {
  test(`a terminal of ${columns} columns and ${rows} rows is written to as if it were none`, () => {
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns, rows });
    const terminal = new Terminal(
      () => ['✓ types', '… lint'],
      () => ['… lint'],
      stdout as unknown as typeof process.stdout,
    );
    terminal.finished('✓ types');
    terminal.print('✗ a failure');
    terminal.end();
    assert.equal(String(stdout.read()), '✓ types\n✗ a failure\n');
  });
}
