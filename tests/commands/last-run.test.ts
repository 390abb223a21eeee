import assert from 'node:assert/strict';
import test from 'node:test';
import { attemptsAt, readRecorded, withFacts, without } from '../results/recorded/recorded.ts';
import { isCurrent } from './last-run.ts';

const NOW = { commit: 'a1', committed: '', changed: false };
const RUN = readRecorded();

/** Whether a run is current, if these facts are different. */
const isUsed = (facts: object, now = NOW, run = RUN) =>
  isCurrent(withFacts(run, { ...NOW, pictures: true, ...facts }), now, 7);

test('a run is used if it finished all examples of this commit, with pictures and no changes', () => {
  assert.ok(isUsed({}));
  for (const other of [{ commit: 'b2' }, { changed: true }, { pictures: false }])
    assert.ok(!isUsed(other), JSON.stringify(other));
  assert.ok(!isUsed({}, { ...NOW, changed: true }));
  assert.ok(!isUsed({ commit: '' }, { ...NOW, commit: '' }));
  const attempt = attemptsAt(RUN, 'It passes');
  for (const left of [attempt, attempt.slice(-1)]) assert.ok(!isUsed({}, NOW, without(RUN, left)));
});
