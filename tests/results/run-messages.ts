/** Writes the messages of a run. */
import {
  type Attachment,
  AttachmentContentEncoding,
  type Envelope,
  IdGenerator,
  type Pickle,
  type TestStepResult,
  TimeConversion,
} from '@cucumber/messages';

const { millisecondsSinceEpochToTimestamp: at, durationToMilliseconds } = TimeConversion;
const newId = IdGenerator.uuid();

/** An attempt at an example, to be written. */
export interface WrittenAttempt {
  /** In ms since 1970. */
  readonly started: number;
  /** The results of its steps; fewer than steps if it did not finish. */
  readonly results: readonly TestStepResult[];
  /** Attachments of its last step. */
  readonly texts?: readonly Pick<Attachment, 'body' | 'mediaType' | 'fileName'>[];
}

function attemptMessages(
  { id: testCaseId, testSteps }: NonNullable<Envelope['testCase']>,
  { started, results, texts = [] }: WrittenAttempt,
  attempt: number,
  willBeRetried: boolean,
): Envelope[] {
  const testCaseStartedId = newId();
  let now = started;
  const steps = results.flatMap((testStepResult, nth): Envelope[] => {
    const step = { testCaseStartedId, testStepId: testSteps[nth]?.id ?? '' };
    const begun = now;
    now += durationToMilliseconds(testStepResult.duration);
    return [
      { testStepStarted: { ...step, timestamp: at(begun) } },
      { testStepFinished: { ...step, testStepResult, timestamp: at(now) } },
    ];
  });
  const last = { testCaseStartedId, testStepId: testSteps.at(-1)?.id ?? '' };
  const contentEncoding = AttachmentContentEncoding.IDENTITY;
  const attached = texts.map((text) => ({ attachment: { ...text, ...last, contentEncoding } }));
  const finished = { testCaseFinished: { testCaseStartedId, willBeRetried, timestamp: at(now) } };
  return [
    { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt, timestamp: at(started) } },
    ...steps,
    ...attached,
    ...(results.length === testSteps.length ? [finished] : []),
  ];
}

/** Writes the messages of one run. */
export class WrittenRun {
  private readonly id = newId();

  start(started: number): Envelope {
    return { testRunStarted: { id: this.id, timestamp: at(started) } };
  }

  /**
   * The messages of an example; each attempt but the last is followed by a repetition.
   *
   * @param hooks number of hooks before its sentences, and after them
   */
  example(
    pickle: Pickle,
    hooks: { readonly before: number; readonly after: number },
    attempts: readonly WrittenAttempt[],
  ): Envelope[] {
    const hooked = (count: number) =>
      Array.from({ length: count }, () => ({ id: newId(), hookId: 'hook' }));
    const sentences = pickle.steps.map(({ id }) => ({
      id: newId(),
      pickleStepId: id,
      stepDefinitionIds: [],
    }));
    const testSteps = [...hooked(hooks.before), ...sentences, ...hooked(hooks.after)];
    const testCase = { id: newId(), pickleId: pickle.id, testRunStartedId: this.id, testSteps };
    return [
      { testCase },
      ...attempts.flatMap((attempt, nth) =>
        attemptMessages(testCase, attempt, nth, nth < attempts.length - 1),
      ),
    ];
  }

  /** A hook of the whole run. */
  hook(hookId: string, now: number, result: TestStepResult): Envelope[] {
    const id = newId();
    const timestamp = at(now);
    return [
      { testRunHookStarted: { id, testRunStartedId: this.id, hookId, timestamp } },
      { testRunHookFinished: { testRunHookStartedId: id, result, timestamp } },
    ];
  }

  end(finished: number, success: boolean): Envelope {
    return { testRunFinished: { testRunStartedId: this.id, timestamp: at(finished), success } };
  }
}

/** Messages as a stream: a JSON object in each line. */
export const streamOf = (envelopes: readonly Envelope[]) =>
  envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join('');
