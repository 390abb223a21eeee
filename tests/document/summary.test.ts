import assert from 'node:assert/strict';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { madeUpIndex } from '../results/recordings/made-up-index.ts';
import { OPENS, runOf, WAITS } from '../results/recordings/made-up-run.ts';
import { rendered } from './tests/rendered.ts';

/** The class and text of the document's headline, and the warning below it. */
function headlineOf(run: readonly Envelope[]) {
  const { headline, summary } = rendered(run, madeUpIndex({ 'R1.1': 'It shows rows' }));
  return [headline.verdict, headline.text, summary.all('p', 'warning')[0]?.text];
}

test('a run that ended well has its verdict, and no warning', () => {
  const passed = runOf({ [OPENS]: ['....'], [WAITS]: ['....'] });
  assert.deepEqual(headlineOf(passed), ['passed', 'All 2 examples passed.', undefined]);
  const failed = runOf({ [OPENS]: ['....'], [WAITS]: ['.F--'] });
  assert.deepEqual(headlineOf(failed), ['failed', '1 of 2 examples failed.', undefined]);
});

test('a run with errors has a headline and a warning that say so', () => {
  const hook = runOf({ [OPENS]: ['....'], [WAITS]: ['....'] }, { hook: 'F' });
  assert.deepEqual(headlineOf(hook), [
    'not-run',
    'The run had errors; all 2 examples passed.',
    'The run is invalid or incomplete: a hook of the whole run has failed, hooks.ts:7: Expected: 40.',
  ]);
  const lost = runOf({ [OPENS]: ['....'], [WAITS]: ['..'] });
  assert.deepEqual(headlineOf(lost), [
    'not-run',
    'The run had errors; 1 of 2 examples was not run.',
    'The run is invalid or incomplete: features/01-page.feature:7 ‘It waits’: it was started, but not finished.',
  ]);
  const both = runOf({ [OPENS]: ['.F--'], [WAITS]: ['..'] });
  const [verdict, headline] = headlineOf(both);
  assert.equal(verdict, 'failed');
  assert.equal(
    headline,
    'The run had errors; 1 of 2 examples failed; 1 of 2 examples was not run.',
  );
});
