/** Synthetic message streams. */
import {
  AttachmentContentEncoding,
  type Envelope,
  type Pickle,
  TestStepResultStatus,
} from '@cucumber/messages';
import { FORMATS } from '../../evidence/attachments.ts';

/** The statuses of an example's sentences; `undefined` if it was not run. */
export type Fate = readonly TestStepResultStatus[] | undefined;

const at = { seconds: 0, nanos: 0 };
const { PASSED, SKIPPED } = TestStepResultStatus;

/** All sentences pass, or those before the failing one do. */
export const fateOf = (
  { steps }: Pickle,
  failing?: { at: number; status: TestStepResultStatus },
): Fate =>
  steps.map((_, nth) => {
    if (!failing || nth < failing.at) return PASSED;
    return nth === failing.at ? failing.status : SKIPPED;
  });

/** The messages of one example, with a final hook that attaches the browser. */
function messagesOf(
  pickle: Pickle,
  statuses: readonly TestStepResultStatus[],
  browser: string,
): Envelope[] {
  const testCaseStartedId = `started ${browser} ${pickle.id}`;
  const ids = [...pickle.steps.map(({ id }) => id), undefined];
  const testSteps = ids.map((pickleStepId, nth) => ({
    id: `${browser} ${pickle.id} ${nth}`,
    ...(pickleStepId ? { pickleStepId, stepDefinitionIds: [] } : { hookId: 'hook' }),
  }));
  const testCaseId = `case ${browser} ${pickle.id}`;
  return [
    { testCase: { id: testCaseId, pickleId: pickle.id, testRunStartedId: 'run', testSteps } },
    { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp: at } },
    ...testSteps.map(({ id }, nth) => ({
      testStepFinished: {
        testCaseStartedId,
        testStepId: id,
        timestamp: at,
        testStepResult: { status: statuses[nth] ?? PASSED, duration: at },
      },
    })),
    {
      attachment: {
        testCaseStartedId,
        testStepId: testSteps.at(-1)?.id as string,
        ...FORMATS.runFacts,
        contentEncoding: AttachmentContentEncoding.IDENTITY,
        body: JSON.stringify({ browser }),
      },
    },
    { testCaseFinished: { testCaseStartedId, timestamp: at, willBeRetried: false } },
  ];
}

/**
 * A run of the examples in these messages.
 *
 * @param fates of the examples, in their order
 * @param browser name and version
 */
export function recorded(
  messages: readonly Envelope[],
  fates: readonly Fate[],
  browser = 'chromium 1',
): Envelope[] {
  const pickles = messages.flatMap(({ pickle }) => pickle ?? []);
  return [
    ...messages,
    { testRunStarted: { id: 'run', timestamp: at } },
    ...pickles.flatMap((pickle, nth) => {
      const fate = fates[nth];
      return fate ? messagesOf(pickle, fate, browser) : [];
    }),
    { testRunFinished: { testRunStartedId: 'run', timestamp: at, success: true } },
  ];
}
