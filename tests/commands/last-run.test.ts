import assert from 'node:assert/strict';
import test from 'node:test';
import { OPENS, runOf, WAITS } from '../results/recordings/made-up-run.ts';
import { isCurrent } from './last-run.ts';

const NOW = { commit: 'a1', committed: '', changed: false };
const FACTS = { ...NOW, browser: 'chromium 1', pictures: true };

/** Whether a run of two examples is current, if these facts are different. */
function isUsed(facts: object, now = NOW, waits: readonly string[] = ['.F--', '..F-']) {
  const body = JSON.stringify({ ...FACTS, ...facts });
  const run = runOf({ [OPENS]: ['....'], [WAITS]: waits }, FACTS).map((envelope) =>
    envelope.attachment ? { attachment: { ...envelope.attachment, body } } : envelope,
  );
  return isCurrent(run, now, 2);
}

test('a run is used if it finished all examples of this commit, with pictures and no changes', () => {
  assert.ok(isUsed({}));
  for (const other of [{ commit: 'b2' }, { changed: true }, { pictures: false }])
    assert.ok(!isUsed(other), JSON.stringify(other));
  assert.ok(!isUsed({}, { ...NOW, changed: true }));
  assert.ok(!isUsed({ commit: '' }, { ...NOW, commit: '' }));
  for (const waits of [[], ['..'], ['.F--', '.']]) assert.ok(!isUsed({}, NOW, waits));
});
