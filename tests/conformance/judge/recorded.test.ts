/** What the command says of recorded runs. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { report } from '../../document/report.ts';
import { readRecording } from '../../results/recordings/read.ts';
import type { Name } from '../../results/recordings/recordings.ts';
import { specify } from '../../results/specify.ts';
import { exitCode, inTable, judge, summary } from './table.ts';

/** Its table, its last line, its exit code, and its data. */
function judged(name: Name) {
  const specification = specify(readRecording(name), 'features');
  const points = judge(specification, 'document');
  const code = exitCode(points, specification.run);
  return { table: inTable(points), last: summary(points), code, specification };
}

test('a page that breaks points fails, and the table says what was expected and found', () => {
  const { table, last, code } = judged('failed');
  assert.match(table, /^R9\.1 .* broken/m);
  assert.match(table, /the table has 40 rows\n {8}Expected: 40\n {8}Received: 1$/m);
  assert.match(table, /^ {8}Picture: document\/pictures\/R9\.1-.+\.webp$/m);
  assert.equal(last, '0 points hold, 2 are broken R2.1 R9.1');
  assert.equal(code, 1);
});

test('a page of which all examples passed holds', () => {
  const { table, code } = judged('firefox');
  assert.match(table, /^R2\.2 .* holds/m);
  assert.match(table, /^R9\.1 .* not judged +it was not run$/m);
  assert.equal(code, 0);
});

test('what the page cannot show is not judged', () => {
  const { table, last, code } = judged('skipped');
  assert.match(table, /^R9\.5 .* not judged +Not judged here: the order of 40 names does not/m);
  assert.equal(last, '0 points hold, 0 are broken');
  assert.equal(code, 0);
});

test('a page that stops answering is not judged, rather than broken', (context) => {
  const said = ['log', 'error'].map(
    (kind) => context.mock.method(console, kind as 'log', () => {}).mock,
  );
  const { table, last, code, specification } = judged('lost');
  report(specification, 'document');
  assert.match(table, /^R9\.1 .* not judged +Not judged here: the page answers with 503$/m);
  assert.match(
    `${said[1]?.calls[0]?.arguments}`,
    /^No proof: .*:\d+ ‘.+’: the page answers with 503\.$/,
  );
  assert.equal(last, '0 points hold, 0 are broken');
  assert.equal(code, 2);
});
