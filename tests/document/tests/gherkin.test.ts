/** The documents of feature files and message streams, with Gherkin's compiler as the oracle. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dialects } from '@cucumber/gherkin';
import type { Envelope, Pickle } from '@cucumber/messages';
import fc from 'fast-check';
import { messagesOf } from '../../results/gherkin.ts';
import { madeUpIndex } from '../../results/recordings/made-up-index.ts';
import { runOfFeature } from '../../results/recordings/made-up-run.ts';
import { rendered } from './rendered.ts';
import { checkSentences, picklesOf, shown } from './sentences.ts';

const HOSTILE = readFileSync(join(import.meta.dirname, 'hostile.feature'), 'utf8');
const INDEX = madeUpIndex({ B1: 'One', B2: 'Two', 'R1.1': 'Three' });

/** The messages of a feature without any example that ran. */
const notRun = (source: string, uri = 'features/any.feature') =>
  runOfFeature(messagesOf(source, uri), () => undefined);

const documentOf = (run: readonly Envelope[]) => rendered(run, INDEX);

test('every sentence of a hostile feature is in the document, whatever its line ends', () => {
  for (const source of [HOSTILE, `\uFEFF${HOSTILE}`, HOSTILE.replaceAll('\n', '\r\n')]) {
    const run = notRun(source);
    checkSentences(documentOf(run), run);
  }
});

test('features may be in any language', () => {
  for (const [language, words] of Object.entries(dialects)) {
    const [given] = words.given.filter((each) => !each.startsWith('*'));
    const run = notRun(`# language: ${language}
      ${words.feature[0]}: 1. F
        ${words.background[0]}:
          ${given}a
        ${words.rule[0]}: R
          ${words.scenarioOutline[0]}: O
            ${words.then.at(-1)}<a>
            ${words.examples[0]}:
              | a |
              | 1 |`);
    assert.equal(picklesOf(run).length, 1, language);
    checkSentences(documentOf(run), run);
  }
});

/** The failed sentence of each attempt and its result; `null` for an example that is not run. */
const ends = fc.array(
  fc.option(fc.record({ at: fc.nat({ max: 8 }), letter: fc.constantFrom('F', 'U', 'A', 'P') })),
  { minLength: 1, maxLength: 12 },
);

test('an example passes if all its sentences did, and a point if all its examples did', () => {
  const messages = messagesOf(HOSTILE, 'features/any.feature');
  fc.assert(
    fc.property(ends, (chosen) => {
      const attempts = picklesOf(messages).map(({ steps }, nth) => {
        const end = chosen[nth % chosen.length];
        const letters = steps.map((_, step) =>
          !end || step < end.at ? '.' : step === end.at ? end.letter : '-',
        );
        return end === null ? undefined : [`.${letters.join('')}.`];
      });
      const run = runOfFeature(messages, (_, nth) => attempts[nth]);
      const document = documentOf(run);
      const verdicts = picklesOf(messages).map((pickle, nth) => {
        const example = shown(document, pickle);
        const [attempt = ''] = attempts[nth] ?? [];
        const failedAt = attempt.indexOf('F') - 1;
        if (failedAt >= 0) assert.ok(example.failed.includes(failedAt), 'the sentence is marked');
        const isEvidence = pickle.steps.length > 0 && /^\.+$/.test(attempt);
        const verdict = failedAt >= 0 ? 'failed' : isEvidence ? 'passed' : 'not run';
        assert.equal(example.verdict, verdict);
        return verdict;
      });
      const worst = verdicts.includes('failed') ? 'failed' : 'not-run';
      assert.equal(document.headline.verdict, worst);
      assert.deepEqual(document.contents, document.verdicts);
    }),
    { numRuns: 20 },
  );
});

test('the headline counts points without an example', () => {
  const said = (source: string) => {
    const messages = messagesOf(source, 'features/any.feature');
    const run = runOfFeature(messages, ({ steps }) => ['.'.repeat(steps.length + 2)]);
    return documentOf(run).headline;
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
  const run = notRun(
    'Feature: F\nExample:\n* <a>\nExamples:\n| a |\n| 1 |\n@own\nExamples:\n| a |\n| 2 |',
  );
  const document = documentOf(run);
  for (const pickle of picklesOf(run))
    assert.deepEqual(shown(document, pickle).notes, ['Only for this project’s page']);
});

test('an example passes only if it passed in every browser; a failure in any is shown', () => {
  const messages = messagesOf('Feature: F\nExample:\n* a\n* b', 'features/any.feature');
  const [pickle] = picklesOf(messages) as [Pickle];
  const beside = (attempt: string) => {
    const runs = [
      ...runOfFeature(messages, () => ['....'], { browser: 'chromium 1' }),
      ...runOfFeature(messages, () => [attempt], { browser: 'firefox 1' }),
    ];
    const { verdict, failed } = shown(documentOf(runs), pickle);
    return { verdict, failed };
  };
  assert.deepEqual(beside('....'), { verdict: 'passed', failed: [] });
  assert.deepEqual(beside('..-.'), { verdict: 'not run', failed: [] });
  assert.deepEqual(beside('..F.'), { verdict: 'failed', failed: [1] });
});
