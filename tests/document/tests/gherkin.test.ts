/** The documents of random feature files, with Gherkin's compiler as the oracle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pickle, TestStepResultStatus } from '@cucumber/messages';
import fc from 'fast-check';
import { gherkinFiles } from './gherkin-files.ts';
import { checkSentences, documentOf, groupsOf, messagesOf, picklesOf, shown } from './made.ts';
import { type Fate, fateOf, recorded } from './recorded.ts';

const { PASSED, SKIPPED, FAILED, UNDEFINED, AMBIGUOUS, PENDING } = TestStepResultStatus;
/** How a sentence can end an example: if it is not tried, nothing is known of the page. */
const ENDS = [FAILED, UNDEFINED, AMBIGUOUS, PENDING];

test('every sentence of every example is in the document, in order', () => {
  fc.assert(
    fc.property(gherkinFiles, (source) => {
      const messages = messagesOf(source);
      assert.ok(messages.every(({ parseError }) => !parseError));
      checkSentences(documentOf(recorded(messages, [])), messages);
    }),
    { numRuns: 100 },
  );
});

/** Examples that are not run, or end at this sentence; a shorter example passes. */
const fates = fc.array(
  fc.option(fc.record({ at: fc.nat({ max: 8 }), status: fc.constantFrom(...ENDS) })),
  { minLength: 1, maxLength: 40 },
);

function worstOf(verdicts: readonly string[]): string {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.length === 0 || verdicts.includes('not run') ? 'not run' : 'passed';
}

test('a point passes only if all its examples ran and passed', () => {
  fc.assert(
    fc.property(gherkinFiles, fates, (source, chosen) => {
      const messages = messagesOf(source);
      const pickles = picklesOf(messages);
      const run = pickles.map((pickle, nth): Fate => {
        const failing = chosen[nth % chosen.length];
        return failing ? fateOf(pickle, failing) : undefined;
      });
      const document = documentOf(recorded(messages, run));
      const verdicts = pickles.map((pickle, nth) => {
        const fate = run[nth];
        const example = shown(document, pickle);
        const failedAt = fate?.indexOf(FAILED) ?? -1;
        if (failedAt >= 0) assert.ok(example.failed.includes(failedAt), 'the sentence is marked');
        const isEvidence = fate?.length && fate.every((status) => status === PASSED);
        const verdict = failedAt >= 0 ? 'failed' : isEvidence ? 'passed' : 'not run';
        assert.equal(example.verdict, verdict);
        return verdict;
      });
      const expected = groupsOf(messages).map((scenarios) =>
        worstOf(
          scenarios.map(({ id }) =>
            worstOf(verdicts.filter((_, nth) => pickles[nth]?.astNodeIds[0] === id)),
          ),
        ),
      );
      // Those of the index come in its order, and those without a rule last.
      const unbuilt = document.verdicts.slice(expected.length);
      assert.deepEqual(document.verdicts.toSorted(), [...expected, ...unbuilt].toSorted());
      assert.ok(unbuilt.every((verdict) => verdict === 'not run'));
      assert.deepEqual(document.contents, document.verdicts);
      assert.equal(document.headline.verdict, worstOf(document.contents).replace(' ', '-'));
    }),
    { numRuns: 100 },
  );
});

test('the headline counts points without an example', () => {
  const said = (source: string) => {
    const messages = messagesOf(source);
    const run = picklesOf(messages).map((pickle) => fateOf(pickle));
    return documentOf(recorded(messages, run)).headline;
  };
  const all = (...examples: string[]) =>
    ['B1', 'B2', 'R1.1'].map((id, nth) => `@${id}\nRule: ${id}\n${examples[nth] ?? ''}`).join('\n');
  const one = 'Example:\n* a\n';
  const rowless = 'Example:\n* a\nExamples:\n| a |\n';
  const cases: [rules: string, verdict: string, text: string][] = [
    [all(one, one, one), 'passed', 'All 3 examples passed.'],
    [all(one, one), 'not-run', 'All 2 examples passed; 1 point has no example.'],
    [all(one, one, rowless), 'not-run', '1 of 3 examples was not run.'],
    [all(), 'not-run', 'No examples; 3 points have no example.'],
    ['', 'not-run', 'No examples; 3 points have no example.'],
  ];
  for (const [rules, verdict, text] of cases) {
    assert.deepEqual(said(`Feature: F\n${rules}`), { verdict, text });
  }
});

test('a table of values has its own tags', () => {
  const messages = messagesOf(
    'Feature: F\nExample:\n* <a>\nExamples:\n| a |\n| 1 |\n@own\nExamples:\n| a |\n| 2 |',
  );
  const document = documentOf(recorded(messages, []));
  for (const pickle of picklesOf(messages)) {
    assert.deepEqual(shown(document, pickle).notes, ['Only for this project’s page']);
  }
});

test('an example passes only if it passed in every browser; a failure in any is shown', () => {
  const messages = messagesOf('Feature: F\nExample:\n* a\n* b');
  const [pickle] = picklesOf(messages) as [Pickle];
  const beside = (status: TestStepResultStatus) => {
    const runs = [
      ...recorded(messages, [fateOf(pickle)], 'chromium 1'),
      ...recorded(messages, [fateOf(pickle, { at: 1, status })], 'firefox 1'),
    ];
    const { verdict, failed } = shown(documentOf(runs), pickle);
    return { verdict, failed };
  };
  assert.deepEqual(beside(PASSED), { verdict: 'passed', failed: [] });
  assert.deepEqual(beside(SKIPPED), { verdict: 'not run', failed: [] });
  assert.deepEqual(beside(FAILED), { verdict: 'failed', failed: [1] });
});
