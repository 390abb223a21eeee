import {
  type Attachment,
  AttachmentContentEncoding,
  type Pickle,
  type TestCaseStarted,
  TestStepResultStatus,
  TimeConversion,
} from '@cucumber/messages';
import type { Query } from '@cucumber/query';
import { plainMessage } from '../run/plain-message.ts';
import type { PictureFacts } from './facts.ts';
import type { Files } from './files.ts';
import type { Result } from './specification.ts';

const bytesOf = ({ body, contentEncoding }: Attachment) =>
  Buffer.from(body, contentEncoding === AttachmentContentEncoding.BASE64 ? 'base64' : 'utf8');

/** The examples that ran, by file and line. */
export function runExamples(query: Query) {
  return new Map(
    query.findAllTestCaseStarted().flatMap((started) => {
      const pickle = query.findPickleBy(started);
      return pickle ? [[`${pickle.uri}:${pickle.location?.line}`, { started, pickle }]] : [];
    }),
  );
}

/** The result of an example; its picture and its trace are added to the site's files. */
export function resultOf(
  query: Query,
  { started, pickle }: { started: TestCaseStarted; pickle: Pickle },
  anchor: string,
  files: Files,
): Omit<Result, 'place' | 'needs'> {
  const worst = query.findMostSevereTestStepResultBy(started);
  const steps = query.findTestStepFinishedAndTestStepBy(started);
  const attachments = steps.flatMap(([finished]) => query.findAttachmentsBy(finished));
  const named = (name: string) => attachments.find(({ fileName }) => fileName === name);
  const place = (id: string | undefined) => pickle.steps.findIndex((step) => step.id === id);
  const failed = steps.find(
    ([{ testStepResult }]) => testStepResult.status === TestStepResultStatus.FAILED,
  );
  const duration = query.findTestCaseDurationBy(started);
  const image = named('page.webp');
  const facts = named('picture.json');
  const given = named('given.json');
  const paper = named('paper.pdf');
  const trace = named('trace.zip');
  const hasPassed = worst?.status === TestStepResultStatus.PASSED;
  const failedAt = place(failed?.[1].pickleStepId);
  const { width, height, outlined } = (
    facts ? JSON.parse(facts.body) : { width: 0, height: 0, outlined: [] }
  ) as PictureFacts;
  return {
    anchor,
    verdict: hasPassed ? 'passed' : 'failed',
    said: pickle.steps.map(({ text }) => text),
    ...(duration && { duration: TimeConversion.durationToMilliseconds(duration) }),
    ...(image && {
      picture: {
        file: files.add(`pictures/${anchor}.webp`, bytesOf(image)),
        width,
        height,
        outlined: outlined.map(place),
      },
    }),
    logs: attachments
      .filter(({ fileName, mediaType }) => !fileName && mediaType.startsWith('text/'))
      .map((each) => bytesOf(each).toString('utf8').trim()),
    ...(given && { given: given.body }),
    ...(!hasPassed && { error: plainMessage(worst?.message ?? worst?.status ?? 'UNKNOWN') }),
    ...(failedAt >= 0 && { failedAt }),
    ...(paper && { paper: files.add(`paper/${anchor}.pdf`, bytesOf(paper)) }),
    ...(trace && { trace: files.add(`traces/${anchor}.zip`, bytesOf(trace)) }),
  };
}
