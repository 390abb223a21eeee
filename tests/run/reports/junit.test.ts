import assert from 'node:assert/strict';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { parseCases, writeCases } from './junit.ts';
import { partOf, readReport } from './report-file.ts';

test('a report is written completely, and read as written', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'reports-')), 'new/report.xml');
  writeCases(path, 'suite', [{ name: 'a' }, { name: '"b"', failure: '<39>' }]);
  assert.equal(existsSync(partOf(path)), false);
  assert.deepEqual(readReport(path, parseCases), [
    { name: 'a', passed: true },
    { name: '"b"', passed: false },
  ]);
});
