import {
  AttachmentContentEncoding,
  type Envelope,
  IdGenerator,
  TestStepResultStatus,
  TimeConversion,
} from '@cucumber/messages';
import { FORMATS, type RunFacts } from '../../evidence/attachments.ts';
import { type Example, envelopes } from './examples.ts';
import type { Outcome } from './run-example.ts';

const newId = IdGenerator.uuid();
const { millisecondsSinceEpochToTimestamp: at, millisecondsToDuration: lasting } = TimeConversion;

const STATUS = {
  passed: TestStepResultStatus.PASSED,
  failed: TestStepResultStatus.FAILED,
  skipped: TestStepResultStatus.SKIPPED,
};

/** The messages of one example that ran. */
function messagesOf(
  { pickle }: Example,
  { started, steps, status, message, logs }: Outcome,
  testRunStartedId: string,
  facts: RunFacts | undefined,
): Envelope[] {
  const testCaseId = newId();
  const testCaseStartedId = newId();
  // After the sentences a step of its own, as a hook has one: what no sentence says is judged there.
  const taken = [
    ...steps.map((step, nth) => ({ ...step, pickleStepId: pickle.steps[nth]?.id as string })),
    {
      pickleStepId: undefined,
      status: steps.every((step) => step.status === 'passed') ? status : 'skipped',
      message,
      duration: 0,
    } as const,
  ].map((step) => ({ ...step, id: newId() }));
  let now = started;
  const attach = (body: string, format: { mediaType: string; fileName?: string }): Envelope => ({
    attachment: {
      body,
      ...format,
      contentEncoding: AttachmentContentEncoding.IDENTITY,
      testCaseStartedId,
      testStepId: taken.at(-1)?.id as string,
    },
  });
  return [
    {
      testCase: {
        id: testCaseId,
        pickleId: pickle.id,
        testRunStartedId,
        testSteps: taken.map(({ id, pickleStepId }) =>
          pickleStepId ? { id, pickleStepId, stepDefinitionIds: [] } : { id, hookId: 'quiet' },
        ),
      },
    },
    { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp: at(started) } },
    ...taken.flatMap(({ id, status: result, message: why, duration }): Envelope[] => {
      const begun = now;
      now += duration;
      return [
        { testStepStarted: { testCaseStartedId, testStepId: id, timestamp: at(begun) } },
        {
          testStepFinished: {
            testCaseStartedId,
            testStepId: id,
            timestamp: at(now),
            testStepResult: {
              status: STATUS[result as keyof typeof STATUS],
              duration: lasting(duration),
              ...(why !== undefined && { message: why }),
            },
          },
        },
      ];
    }),
    ...(facts ? [attach(JSON.stringify(facts), FORMATS.runFacts)] : []),
    ...logs.map((text) => attach(text, { mediaType: 'text/x.cucumber.log+plain' })),
    { testCaseFinished: { testCaseStartedId, timestamp: at(now), willBeRetried: false } },
  ];
}

/**
 * A run as the command line writes it: a message stream, a JSON object in each line.
 *
 * @param outcomes of the examples that ran to their end
 */
export function streamOf(outcomes: ReadonlyMap<Example, Outcome>, facts: RunFacts): string {
  const ran = [...outcomes];
  const id = newId();
  const started = Math.min(...ran.map(([, outcome]) => outcome.started));
  const finished = Math.max(...ran.map(([, { started: from, duration }]) => from + duration));
  const [name = '', version = ''] = facts.browser.split(' ');
  const all: Envelope[] = [
    {
      meta: {
        protocolVersion: '32.0.0',
        implementation: { name: 'in the reader’s browser' },
        runtime: { name, version },
        os: { name: navigator.platform },
        cpu: { name: 'unknown' },
      },
    },
    ...envelopes,
    { testRunStarted: { id, timestamp: at(started) } },
    ...ran.flatMap(([example, outcome], nth) =>
      messagesOf(example, outcome, id, nth === 0 ? facts : undefined),
    ),
    {
      testRunFinished: {
        testRunStartedId: id,
        timestamp: at(finished),
        success: ran.every(([, { status }]) => status === 'passed'),
      },
    },
  ];
  return all.map((envelope) => `${JSON.stringify(envelope)}\n`).join('');
}
