import assert from 'node:assert/strict';
import test from 'node:test';
import type { Example, Point } from '../../results/specification.ts';
import { inTable, type Judged, judge, summary } from './table.ts';

const example = (verdict: Example['verdict'], more: Partial<Example> = {}): Example => ({
  id: 'a',
  place: 'features/09-constants.feature:1',
  verdict,
  browsers: [],
  texts: ['the page is open'],
  logs: [],
  evidence: {},
  ...more,
});

/** The judgement of a point with these examples. */
function judged(...examples: readonly Example[]) {
  const scenario = { isModule: false, isOwn: false, examples };
  const point = { id: 'R9.5', title: 'Columns sort', scenarios: [scenario] } as unknown as Point;
  const points = judge(
    { sections: [{ id: '9', title: '', prose: '', points: [point] }] },
    'document',
  );
  return { ...points[0], text: inTable(points) };
}

test('a point holds if all its examples passed', () => {
  const { judgement, text } = judged(example('passed'), example('passed'));
  assert.equal(judgement, 'holds');
  assert.match(text, /R9.5 +Columns sort +holds +2 examples/);
});

test('a point whose example could not judge the page is not judged, though others passed', () => {
  const logs = ['Not judged here: of 1000 contacts no two tie in Name'];
  const { judgement, text } = judged(example('passed'), example('not run', { logs }));
  assert.equal(judgement, 'not judged');
  assert.match(
    text,
    /not judged +1 of 2 holds. Not judged here: of 1000 contacts no two tie in Name/,
  );
});

test('a point is broken if one example failed, whatever the others say', () => {
  const failed = example('failed', { failedAt: 0, error: 'Expected: 40\nReceived: 39' });
  const { judgement, text } = judged(example('passed'), example('not run'), failed);
  assert.equal(judgement, 'broken');
  assert.match(text, /constants.feature:1\n +the page is open\n +Expected: 40\n +Received: 39/);
});

test('a point is not judged if one of its examples was lost, though others passed', () => {
  const lost = example('not run', { texts: [], logs: ['Not judged here: it was not started'] });
  const { judgement, text } = judged(example('passed'), example('passed'), lost);
  assert.equal(judgement, 'not judged');
  assert.match(text, /2 of 3 hold\. Not judged here: it was not started/);
});

test('a point that was not run says why', () => {
  const { judgement, text } = judged(example('not run', { texts: [] }));
  assert.equal(judgement, 'not judged');
  assert.match(text, /it was not run/);
});

test('points that hold, and those that are broken, are counted in singular and plural', () => {
  const point = (id: string, judgement: Judged['judgement']) =>
    ({ id, judgement, title: '', count: 1, lines: [] }) satisfies Judged;
  const [held, other] = [point('R1.1', 'holds'), point('R1.2', 'holds')];
  const [broken, another] = [point('R2.1', 'broken'), point('R2.2', 'broken')];
  const unknown = point('R3.1', 'not judged');
  assert.equal(summary([held, broken, unknown]), '1 point holds, 1 is broken R2.1');
  assert.equal(summary([held, other, unknown]), '2 points hold, 0 are broken');
  assert.equal(summary([broken, another]), '0 points hold, 2 are broken R2.1 R2.2');
});
