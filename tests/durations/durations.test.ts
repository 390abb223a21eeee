import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Envelope, IdGenerator, TestStepResultStatus } from '@cucumber/messages';
import { durationsOf } from './durations.ts';

const FEATURE = `Feature: A page
  Scenario: It opens
    When it opens
  Scenario Outline: It waits
    When it opens
    Examples:
      | for |
      | 1   |
      | 2   |`;

const at = (ms: number) => ({ seconds: Math.floor(ms / 1_000), nanos: (ms % 1_000) * 1e6 });

/** The message stream of a run whose examples take so many ms, a hook first and a sentence after it. */
function streamOf(status: TestStepResultStatus, took: readonly [hook: number, step: number][]) {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document = parser.parse(FEATURE);
  const pickles = compile(document, 'a.feature', newId);
  const reference = { uri: 'hooks.ts', location: { line: 7 } };
  const envelopes = [
    { gherkinDocument: { ...document, uri: 'a.feature' } },
    ...pickles.map((pickle) => ({ pickle })),
    { hook: { id: 'hook', type: 'BEFORE_TEST_CASE', sourceReference: reference } },
    {
      stepDefinition: {
        id: 'opens',
        pattern: { source: 'it opens', type: 'CUCUMBER_EXPRESSION' },
        sourceReference: reference,
      },
    },
    ...pickles.flatMap(({ id, steps }, nth) => {
      const [hook, step] = took[nth] as [number, number];
      const started = `started ${nth}`;
      const finished = (testStepId: string, ms: number) => ({
        testStepFinished: {
          testCaseStartedId: started,
          testStepId,
          testStepResult: { status, duration: at(ms) },
          timestamp: at(0),
        },
      });
      return [
        {
          testCase: {
            id: `case ${nth}`,
            pickleId: id,
            testSteps: [
              { id: `hook ${nth}`, hookId: 'hook' },
              {
                id: `step ${nth}`,
                pickleStepId: steps[0]?.id,
                stepDefinitionIds: ['opens'],
                stepMatchArgumentsLists: [],
              },
            ],
          },
        },
        {
          testCaseStarted: {
            id: started,
            testCaseId: `case ${nth}`,
            attempt: 0,
            timestamp: at(0),
          },
        },
        finished(`hook ${nth}`, hook),
        finished(`step ${nth}`, step),
        {
          testCaseFinished: {
            testCaseStartedId: started,
            timestamp: at(hook + step),
            willBeRetried: false,
          },
        },
      ];
    }),
  ] as Envelope[];
  return envelopes.map((envelope) => JSON.stringify(envelope)).join('\n');
}

test('sentences, hooks and examples have their times, the rows of an outline together', () => {
  const { sentences, examples } = durationsOf(
    streamOf(TestStepResultStatus.PASSED, [
      [250, 500],
      [250, 1_250],
      [250, 750],
    ]),
  );
  assert.deepEqual(sentences, {
    'BEFORE_TEST_CASE, hooks.ts:7': { times: 3, seconds: 0.75 },
    'it opens': { times: 3, seconds: 2.5 },
  });
  assert.deepEqual(examples, {
    'a.feature: It opens': { times: 1, seconds: 0.75 },
    'a.feature: It waits': { times: 2, seconds: 2.5 },
  });
});

test('a dry run takes nothing', () => {
  const skipped = streamOf(TestStepResultStatus.SKIPPED, [
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  assert.deepEqual(durationsOf(skipped), { sentences: {}, examples: {} });
});
