import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { OPENS, runOf, textOf } from '../report/made-up-run.ts';
import { earlierRuns, recordDurations } from './history.ts';

const HISTORY = 'reports/durations.json';

process.chdir(mkdtempSync(join(tmpdir(), 'history-')));
mkdirSync('reports');
writeFileSync('reports/spec.ndjson', textOf(runOf({ [OPENS]: ['....'] })));

test('runs of another page or in another browser leave the history alone, those of this page are added', () => {
  Object.assign(process.env, { BASE_URL: 'http://localhost:8080/', BROWSER: 'chromium' });
  recordDurations();
  assert.equal(existsSync(HISTORY), false);
  delete process.env.BASE_URL;
  process.env.BROWSER = 'firefox';
  recordDurations();
  assert.equal(existsSync(HISTORY), false);
  process.env.BROWSER = 'chromium';
  recordDurations();
  recordDurations();
  assert.equal(earlierRuns().length, 2);
});

test('a damaged history is passed over, named, and replaced by the next run', (context) => {
  const error = context.mock.method(console, 'error', () => {});
  recordDurations();
  const whole = readFileSync(HISTORY, 'utf8');
  writeFileSync(HISTORY, whole.slice(0, -5));
  assert.deepEqual(earlierRuns(), []);
  assert.match(`${error.mock.calls[0]?.arguments}`, /^reports\/durations\.json is damaged/);
  recordDurations();
  assert.equal(earlierRuns().length, 1);
});
