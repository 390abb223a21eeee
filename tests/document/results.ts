import {
  type Attachment,
  AttachmentContentEncoding,
  type Envelope,
  type Pickle,
  type TestCaseStarted,
  TestStepResultStatus,
  TimeConversion,
} from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import type { PictureFacts } from '../evidence/facts.ts';
import { plainMessage } from '../run/plain-message.ts';
import { plannedExamples, whyNoVerdict } from './attempts.ts';
import type { Files } from './files.ts';
import { type Result, verdictOf } from './specification.ts';

const bytesOf = ({ body, contentEncoding }: Attachment) =>
  Buffer.from(body, contentEncoding === AttachmentContentEncoding.BASE64 ? 'base64' : 'utf8');

/** An example that ran in a browser, in its last attempt. */
interface Attempt {
  readonly browser: string;
  readonly started: TestCaseStarted;
  readonly pickle: Pickle;
}

/** The examples that ran, by file and line, and there by browser, in the order of the streams. */
export function runExamples(query: Query, browsers: ReadonlyMap<string, string>) {
  const runs = new Map<string, Map<string, Attempt>>();
  for (const started of query.findAllTestCaseStarted()) {
    const pickle = query.findPickleBy(started);
    if (!pickle) continue;
    const place = `${pickle.uri}:${pickle.location?.line}`;
    const browser = browsers.get(started.id) ?? '';
    const earlier = runs.get(place)?.get(browser);
    // What has failed in one run stays known, whatever another one says.
    if (earlier && outcomeOf(query, earlier).verdict === 'failed') continue;
    runs.set(place, (runs.get(place) ?? new Map()).set(browser, { browser, started, pickle }));
  }
  return runs;
}

const notJudged = (why: string) => `Not judged here: ${why}`;

/** Of the examples that were to be run and have no last attempt, by file and line, why. */
export function lostExamples(query: Query, envelopes: readonly Envelope[]) {
  const lost = new Map<string, readonly string[]>();
  for (const { pickle, started, why } of plannedExamples(query, envelopes)) {
    if (!started && why) lost.set(`${pickle.uri}:${pickle.location?.line}`, [notJudged(why)]);
  }
  return lost;
}

const { PASSED, SKIPPED, UNKNOWN } = TestStepResultStatus;

/** What became of an attempt; one that was skipped has said why in its logs. */
function outcomeOf(query: Query, { started, browser, pickle }: Attempt) {
  const { status = UNKNOWN, message } = query.findMostSevereTestStepResultBy(started) ?? {};
  const isEmpty = pickle.steps.length === 0 && [PASSED, UNKNOWN].includes(status);
  if (isEmpty) return { browser, verdict: 'not run' } as const;
  const why = whyNoVerdict(query, started);
  if (why !== undefined || status === SKIPPED) return { browser, verdict: 'not run', why } as const;
  if (status === PASSED) return { browser, verdict: 'passed' } as const;
  const failed = query
    .findTestStepFinishedAndTestStepBy(started)
    .find(([{ testStepResult }]) => ![PASSED, SKIPPED].includes(testStepResult.status));
  const failedAt = pickle.steps.findIndex(({ id }) => id === failed?.[1].pickleStepId);
  return { browser, verdict: 'failed', failedAt, error: plainMessage(message ?? status) } as const;
}

/**
 * The result of an example, in each browser that it ran in; the picture and the trace of the first one
 * are added to the site's files.
 */
export function resultOf(
  query: Query,
  attempts: readonly [Attempt, ...Attempt[]],
  anchor: string,
  files: Files,
): Omit<Result, 'place' | 'needs'> {
  const [{ started, pickle }] = attempts;
  const outcomes = attempts.map((attempt) => outcomeOf(query, attempt));
  const verdict = verdictOf(outcomes);
  const failedIn = outcomes.flatMap(({ browser, error }) =>
    error === undefined ? [] : attempts.length > 1 ? `${browser}: ${error}` : error,
  );
  const steps = query.findTestStepFinishedAndTestStepBy(started);
  const attachments = steps.flatMap(([finished]) => query.findAttachmentsBy(finished));
  const named = (name: string) => attachments.find(({ fileName }) => fileName === name);
  const place = (id: string) => pickle.steps.findIndex((step) => step.id === id);
  const duration = query.findTestCaseDurationBy(started);
  const image = named('page.webp');
  const facts = named('picture.json');
  const given = named('given.json');
  const paper = named('paper.pdf');
  const trace = named('trace.zip');
  const { failedAt = -1 } = outcomes.find(({ verdict }) => verdict === 'failed') ?? {};
  const { width, height, outlined } = (
    facts ? JSON.parse(facts.body) : { width: 0, height: 0, outlined: [] }
  ) as PictureFacts;
  return {
    anchor,
    verdict,
    ...(attempts.length > 1 && {
      browsers: outcomes.map(({ browser, verdict }) => ({ browser, verdict })),
    }),
    said: pickle.steps.map(({ text }) => text),
    ...(duration &&
      verdict !== 'not run' && { duration: TimeConversion.durationToMilliseconds(duration) }),
    ...(image && {
      picture: {
        file: files.add(`pictures/${anchor}.webp`, bytesOf(image)),
        width,
        height,
        outlined: outlined.map(place),
      },
    }),
    logs: [
      ...outcomes.flatMap(({ why }) => (why === undefined ? [] : notJudged(why))),
      ...attachments
        .filter(({ fileName, mediaType }) => !fileName && mediaType.startsWith('text/'))
        .map((each) => bytesOf(each).toString('utf8').trim()),
    ],
    ...(given && { given: given.body }),
    ...(failedIn.length > 0 && { error: failedIn.join('\n\n') }),
    ...(failedAt >= 0 && { failedAt }),
    ...(paper && { paper: files.add(`paper/${anchor}.pdf`, bytesOf(paper)) }),
    ...(trace && { trace: files.add(`traces/${anchor}.zip`, bytesOf(trace)) }),
  };
}
