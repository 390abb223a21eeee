import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseCases, writeCases } from './junit.ts';

test('a report can be read, whatever characters its texts have', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'junit-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.xml');
  const name = '<"&\'\t\r\n\u001b[31m\u0000\ud83d \ufffe 😀';
  writeCases(report, 'suite', [{ name, failure: name }]);
  const read = '<"&\'\t\r\n\ufffd[31m\ufffd\ufffd \ufffd 😀';
  assert.deepEqual(parseCases(readFileSync(report, 'utf8')), [{ name: read, passed: false }]);
});
