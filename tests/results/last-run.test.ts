import assert from 'node:assert/strict';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { FORMATS, type RunFacts } from '../evidence/attachments.ts';
import { whyUnfit } from './last-run.ts';
import { OPENS, runOf, WAITS } from './recordings/made-up-run.ts';

const NOW = { commit: 'a1', committed: '2026-01-01T00:00:00Z', changed: false };
const FEATURES = ['features/01-page.feature'];
const FACTS: RunFacts = { ...NOW, browser: 'chromium 1', pictures: true };
const ATTEMPTS = { [OPENS]: ['....'], [WAITS]: ['....'] };

/** A run whose processes attach these facts. */
function runWith(
  facts: readonly Partial<RunFacts>[],
  attempts: Record<string, string[]> = ATTEMPTS,
) {
  const attached = facts.map((each) => ({
    attachment: {
      body: JSON.stringify({ ...FACTS, ...each }),
      contentEncoding: 'IDENTITY',
      ...FORMATS.runFacts,
    },
  }));
  return [...runOf(attempts), ...attached] as Envelope[];
}

const why = (envelopes: readonly Envelope[], now = NOW, features = FEATURES) =>
  whyUnfit(envelopes, now, features);

test('a complete run of this commit with pictures fits, passed or failed', () => {
  assert.equal(why(runWith([{}])), undefined);
  assert.equal(why(runWith([{}, {}])), undefined);
  assert.equal(why(runWith([{}], { ...ATTEMPTS, [WAITS]: ['..F-'] })), undefined);
});

test('a run without metadata, or with other metadata in any process, does not fit', () => {
  assert.match(why(runWith([])) ?? '', /no metadata of the run/);
  const others: [Partial<RunFacts>, RegExp][] = [
    [{ commit: 'b2' }, /another commit/],
    [{ changed: true }, /uncommitted changes/],
    [{ page: 'http://localhost:8080/' }, /another page/],
    [{ pictures: false }, /pictures of failures only/],
  ];
  for (const [facts, says] of others) {
    assert.match(why(runWith([facts])) ?? '', says);
    assert.match(why(runWith([{}, facts])) ?? '', says);
  }
});

test('no run fits if files have changed or there is no repository', () => {
  assert.match(why(runWith([{}]), { ...NOW, changed: true }) ?? '', /files have changed/);
  const nowhere = { commit: '', committed: '', changed: false };
  assert.match(why(runWith([nowhere]), nowhere) ?? '', /no commit/);
});

test('a run of only some examples or files does not fit', () => {
  const some = /only some of the examples/;
  assert.match(why(runWith([{}], { [OPENS]: ['....'] })) ?? '', some);
  assert.match(why(runWith([{}]), NOW, [...FEATURES, 'features/02-other.feature']) ?? '', some);
});

test('an incomplete run does not fit', () => {
  assert.match(why(runWith([{}], { ...ATTEMPTS, [WAITS]: [] })) ?? '', /it was not started$/);
});
