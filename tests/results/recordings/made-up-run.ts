/** A made-up run for tests, in the messages that cucumber writes. */
import { generateMessages } from '@cucumber/gherkin';
import {
  type Envelope,
  IdGenerator,
  type Pickle,
  SourceMediaType,
  TestStepResultStatus,
  TimeConversion,
} from '@cucumber/messages';

const FEATURE = `Feature: 1. A page
  @R1.1
  Rule: It shows rows
    Example: It opens
      When it opens
      Then it has 40 rows
    Example: It waits
      When it waits
      Then it has 60 rows
`;

/** The names of its examples. */
export const [OPENS, WAITS] = ['It opens', 'It waits'] as const;

/**
 * An attempt at an example: a letter for the hook before it, for each of its two sentences and for the
 * hook after it. With fewer letters it was started, but not finished.
 */
export type Attempt = string;

const STATUS: Record<string, TestStepResultStatus> = {
  '.': TestStepResultStatus.PASSED,
  F: TestStepResultStatus.FAILED,
  /** Failed because the suite could not judge the page. */
  N: TestStepResultStatus.FAILED,
  '-': TestStepResultStatus.SKIPPED,
  U: TestStepResultStatus.UNDEFINED,
  A: TestStepResultStatus.AMBIGUOUS,
  P: TestStepResultStatus.PENDING,
};

const MESSAGE: Record<string, { message: string; exception: { type: string; message: string } }> = {
  F: {
    message: 'Error: Expected: 40\nReceived: 39\n    at a.ts:1:1',
    exception: { type: 'Error', message: 'Expected: 40\nReceived: 39' },
  },
  N: {
    message: 'NotJudged: the browser has ended\n    at a.ts:1:1',
    exception: { type: 'NotJudged', message: 'the browser has ended' },
  },
};

interface More {
  /** By default whether all attempts passed. */
  readonly success?: boolean;
  /** When it started, in s since 1970; everything takes a second. */
  readonly started?: number;
  /** Letter of a hook of the whole run. */
  readonly hook?: string;
}

/** A run of these examples, each with its attempts; one without any was not started. */
export function runOf(attempts: Record<string, readonly Attempt[]>, more: More = {}): Envelope[] {
  let now = more.started ?? 0;
  const newId = IdGenerator.uuid();
  const run = newId();
  const timestamp = () => {
    now += 1;
    return { seconds: now, nanos: 0 };
  };
  const resultOf = (letter: string) => ({
    status: STATUS[letter] as TestStepResultStatus,
    duration: TimeConversion.millisecondsToDuration(1_000),
    ...MESSAGE[letter],
  });

  const featured = generateMessages(
    FEATURE,
    'features/01-page.feature',
    SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN,
    { includeSource: true, includeGherkinDocument: true, includePickles: true, newId },
  );

  const attemptOf = (
    testCaseId: string,
    steps: readonly string[],
    attempt: Attempt,
    nth: number,
    last: number,
  ) => {
    const testCaseStartedId = newId();
    const finished = {
      testCaseFinished: {
        testCaseStartedId,
        timestamp: timestamp(),
        willBeRetried: nth < last,
      },
    };
    return [
      {
        testCaseStarted: {
          id: testCaseStartedId,
          testCaseId,
          attempt: nth,
          timestamp: timestamp(),
        },
      },
      ...[...attempt].flatMap((letter, step) => {
        const at = { testCaseStartedId, testStepId: steps[step] as string };
        return [
          { testStepStarted: { ...at, timestamp: timestamp() } },
          { testStepFinished: { ...at, testStepResult: resultOf(letter), timestamp: timestamp() } },
        ];
      }),
      ...(attempt.length === steps.length ? [finished] : []),
    ];
  };

  const exampleOf = ({ id: pickleId, name, steps: sentences }: Pickle) => {
    const [id, before, after] = [newId(), newId(), newId()];
    const said = sentences.map(({ id: pickleStepId }) => ({
      id: newId(),
      pickleStepId,
      stepDefinitionIds: [],
    }));
    const testSteps = [{ id: before, hookId: 'before' }, ...said, { id: after, hookId: 'after' }];
    const steps = testSteps.map((step) => step.id);
    const all = attempts[name] ?? [];
    return [
      { testCase: { id, pickleId, testRunStartedId: run, testSteps } },
      ...all.flatMap((attempt, nth) => attemptOf(id, steps, attempt, nth, all.length - 1)),
    ];
  };

  const hookId = newId();
  const reference = { uri: 'hooks.ts', location: { line: 7 } };
  const hookOfRun = (letter: string) => [
    {
      testRunHookStarted: {
        id: hookId,
        testRunStartedId: run,
        hookId: 'all',
        timestamp: timestamp(),
      },
    },
    {
      testRunHookFinished: {
        testRunHookStartedId: hookId,
        result: resultOf(letter),
        timestamp: timestamp(),
      },
    },
  ];

  const every = Object.values(attempts).flatMap((all) => all.at(-1) ?? '');
  const success = every.every((attempt) => /^[.-]{4}$/.test(attempt)) && more.hook !== 'F';
  return [
    ...featured,
    { hook: { id: 'all', type: 'AFTER_TEST_RUN', sourceReference: reference } },
    { hook: { id: 'before', type: 'BEFORE_TEST_CASE', sourceReference: reference } },
    { hook: { id: 'after', type: 'AFTER_TEST_CASE', sourceReference: reference } },
    { testRunStarted: { id: run, timestamp: timestamp() } },
    ...featured.flatMap(({ pickle }) => (pickle && attempts[pickle.name] ? exampleOf(pickle) : [])),
    ...(more.hook ? hookOfRun(more.hook) : []),
    {
      testRunFinished: {
        testRunStartedId: run,
        timestamp: timestamp(),
        success: more.success ?? success,
      },
    },
  ] as Envelope[];
}

/** Envelopes as a stream. */
export const textOf = (envelopes: readonly Envelope[], end = '\n') =>
  envelopes.map((envelope) => `${JSON.stringify(envelope)}${end}`).join('');
