import assert from 'node:assert/strict';
import test from 'node:test';
import { type PointVerdict, unjudgedPage } from './page-verdict.ts';
import { recordedVerdict } from './recorded-verdicts.ts';
import { exitCode, inMarkdown, inTable, summary } from './table.ts';

test('a page that breaks points fails, and the table says what was expected and found', () => {
  const verdict = recordedVerdict('failed', 'document');
  const table = inTable(verdict.points, 'reports/judge');
  assert.match(table, /^R9\.1 .* broken/m);
  assert.match(table, /the table has 40 rows\n {8}Expected: 40\n {8}Received: 1$/m);
  assert.match(table, /^ {8}Picture: reports\/judge\/document\/pictures\/R9\.1-.+\.webp$/m);
  assert.equal(
    summary(verdict.points),
    '0 points hold, 48 are not judged, 2 are broken: R2.1, R9.1',
  );
  assert.equal(exitCode(verdict), 1);
});

test('without a document the table names no pictures', () => {
  assert.doesNotMatch(inTable(recordedVerdict('failed').points, 'reports/judge'), /Picture/);
});

test('a page whose examples all passed holds', () => {
  const verdict = recordedVerdict('firefox');
  const table = inTable(verdict.points, '');
  assert.match(table, /^R2\.2 .* holds +\d examples?$/m);
  assert.match(table, /^R9\.1 .* not judged +it was not run$/m);
  assert.equal(exitCode(verdict), 0);
});

test('what the page cannot show is not judged', () => {
  const verdict = recordedVerdict('skipped');
  const table = inTable(verdict.points, '');
  assert.match(table, /^R9\.5 .* not judged +Not judged here: the order of 40 names does not/m);
  assert.equal(summary(verdict.points), '0 points hold, 50 are not judged, 0 are broken');
  assert.equal(exitCode(verdict), 0);
});

test('a page that stops answering is not judged, rather than broken', () => {
  const verdict = recordedVerdict('lost');
  const table = inTable(verdict.points, '');
  assert.match(table, /^R9\.1 .* not judged +Not judged here: the page answers with 503$/m);
  assert.equal(summary(verdict.points), '0 points hold, 50 are not judged, 0 are broken');
  assert.equal(exitCode(verdict), 2);
});

const point = (id: string, verdict: PointVerdict['verdict'], more: Partial<PointVerdict> = {}) => ({
  id,
  title: `The point ${id}`,
  verdict,
  reason: '',
  examples: 1,
  faultyPages: 0,
  failures: [],
  ...more,
});

test('points that hold, are not judged or are broken are counted, in singular and plural', () => {
  const [held, other] = [point('R1.1', 'holds'), point('R1.2', 'holds')];
  const [broken, another] = [point('R2.1', 'broken'), point('R2.2', 'broken')];
  const unknown = point('R3.1', 'not judged');
  assert.equal(
    summary([held, broken, unknown]),
    '1 point holds, 1 is not judged, 1 is broken: R2.1',
  );
  assert.equal(summary([held, other, unknown]), '2 points hold, 1 is not judged, 0 are broken');
  assert.equal(
    summary([broken, another]),
    '0 points hold, 0 are not judged, 2 are broken: R2.1, R2.2',
  );
});

const BROKEN = point('R9.4', 'broken', {
  failures: [
    {
      example: 'R9.4-a',
      title: 'A burst',
      place: 'features/09-constants.feature:1',
      sentence: '150 ms pass',
      error: 'Expected: | 1\nReceived: 0',
    },
  ],
});

test('in Markdown there is a table, then the failures', () => {
  const about = { page: 'http://127.0.0.1/', time: '', engine: '', commit: '', changed: false };
  const points = [point('R1.1', 'holds', { examples: 2 }), BROKEN];
  const verdict = { schemaVersion: 2, ...about, verdict: 'broken', reason: '', points } as const;
  assert.equal(
    inMarkdown(verdict),
    `## http://127.0.0.1/

1 point holds, 0 are not judged, 1 is broken: R9.4

| id | point | verdict | why |
| --- | --- | --- | --- |
| R1.1 | The point R1.1 | holds | 2 examples |
| R9.4 | The point R9.4 | **broken** | 1 example |

    R9.4
        features/09-constants.feature:1
        150 ms pass
        Expected: | 1
        Received: 0
`,
  );
});

test('the Markdown of a page that cannot be judged has only the reason', () => {
  const about = { page: 'http://127.0.0.1/', time: '', commit: '', changed: false };
  assert.equal(
    inMarkdown(unjudgedPage(about, 'it answers with 500')),
    '## http://127.0.0.1/\n\nNot judged: it answers with 500.\n',
  );
});
