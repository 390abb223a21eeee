/** Made-up runs for tests, as cucumber messages. */
import {
  type Envelope,
  HookType,
  type TestStepResult,
  TestStepResultStatus,
} from '@cucumber/messages';
import { FORMATS } from '../../evidence/attachments.ts';
import { messagesOf } from '../gherkin.ts';
import { WrittenRun } from '../run-messages.ts';

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
 * An attempt at an example: a letter for the hook before it, for each of its sentences and for the hook
 * after it. An attempt with fewer letters was started, but not finished.
 */
export type Attempt = string;

/** Results by their letters; N is a failure because the suite could not judge the page. */
const RESULTS: Record<string, Partial<TestStepResult>> = {
  '.': { status: TestStepResultStatus.PASSED },
  '-': { status: TestStepResultStatus.SKIPPED },
  U: { status: TestStepResultStatus.UNDEFINED },
  A: { status: TestStepResultStatus.AMBIGUOUS },
  P: { status: TestStepResultStatus.PENDING },
  F: {
    status: TestStepResultStatus.FAILED,
    message: 'Error: Expected: 40\nReceived: 39\n    at a.ts:1:1',
    exception: { type: 'Error', message: 'Expected: 40\nReceived: 39' },
  },
  N: {
    status: TestStepResultStatus.FAILED,
    message: 'NotJudged: the browser has ended\n    at a.ts:1:1',
    exception: { type: 'NotJudged', message: 'the browser has ended' },
  },
};

const resultOf = (letter: string) =>
  ({ duration: { seconds: 1, nanos: 0 }, ...RESULTS[letter] }) as TestStepResult;

interface More {
  /** Defaults to whether all attempts passed. */
  readonly success?: boolean;
  /** When it started, in s since 1970. */
  readonly started?: number;
  /** Letter of a hook of the whole run. */
  readonly hook?: string;
  /** Name and version, attached to each example. */
  readonly browser?: string;
}

/**
 * A run of a small feature.
 *
 * @param planned the attempts at its examples by their names: none if it was not started
 */
export function runOf(
  planned: Readonly<Record<string, readonly Attempt[]>>,
  { started = 0, hook = '', browser, success }: More = {},
): Envelope[] {
  const messages = messagesOf(FEATURE, 'features/01-page.feature');
  const run = new WrittenRun();
  let now = started * 1_000;
  let hasPassed = hook !== 'F';
  const texts = browser ? [{ ...FORMATS.runFacts, body: JSON.stringify({ browser }) }] : [];
  const examples = messages
    .flatMap(({ pickle }) => pickle ?? [])
    .flatMap((pickle) => {
      const attempts = planned[pickle.name];
      if (!attempts) return [];
      const last = attempts.at(-1);
      const passed = new RegExp(`^[.-]{${pickle.steps.length + 2}}$`);
      if (last !== undefined && !passed.test(last)) hasPassed = false;
      const written = attempts.map((attempt) => {
        now += 60_000;
        return { started: now, results: [...attempt].map(resultOf), texts };
      });
      return run.example(pickle, { before: 1, after: 1 }, written);
    });
  const sourceReference = { uri: 'hooks.ts', location: { line: 7 } };
  return [
    ...messages,
    { hook: { id: 'all', type: HookType.AFTER_TEST_RUN, sourceReference } },
    { hook: { id: 'hook', type: HookType.BEFORE_TEST_CASE, sourceReference } },
    run.start(started * 1_000),
    ...examples,
    ...(hook ? run.hook('all', now, resultOf(hook)) : []),
    run.end(now + 60_000, success ?? hasPassed),
  ];
}
