import assert from 'node:assert/strict';
import test from 'node:test';
import { type Attachment, AttachmentContentEncoding } from '@cucumber/messages';
import {
  attachNotJudged,
  attachPaper,
  attachPicture,
  attachReturned,
  attachRunFacts,
  attachTrace,
  evidenceOf,
  runFactsOf,
} from './attachments.ts';

const bytes = (...values: number[]) => Buffer.from(values);

/** Attachments as cucumber creates them. */
function attachments(use: (attach: Parameters<typeof attachPaper>[0]) => void): Attachment[] {
  const all: Attachment[] = [];
  use((data: string | Buffer, format) => {
    const isText = typeof data === 'string';
    const { BASE64, IDENTITY } = AttachmentContentEncoding;
    const body = isText ? data : data.toString('base64');
    all.push({ body, contentEncoding: isText ? IDENTITY : BASE64, ...format });
  });
  return all;
}

test('all evidence of an example is read as it was attached', () => {
  const facts = { width: 640, height: 150, outlined: ['step-1'] };
  const attached = attachments((attach) => {
    attachPicture(attach, bytes(0, 255), facts);
    attachReturned(attach, { markup: '<p>é</p>' });
    attachPaper(attach, bytes(1, 254));
    attachTrace(attach, bytes(2, 253));
    attachNotJudged(attach, 'no two tie');
  });
  const { picture, returned, paper, trace, notJudged, logs } = evidenceOf(attached);
  assert.deepEqual(picture, { body: bytes(0, 255), ...facts });
  assert.deepEqual(JSON.parse(returned ?? ''), { markup: '<p>é</p>' });
  assert.deepEqual([paper, trace], [bytes(1, 254), bytes(2, 253)]);
  assert.deepEqual([notJudged, logs], ['no two tie', []]);
});

test('without attachments there is no evidence', () => {
  assert.deepEqual(evidenceOf([]), { logs: [] });
});

test('logs of steps are read as texts', () => {
  const log = { mediaType: 'text/x.cucumber.log+plain', body: ' é\n' };
  const { logs } = evidenceOf([{ ...log, contentEncoding: AttachmentContentEncoding.IDENTITY }]);
  assert.deepEqual(logs, ['é']);
});

test('the facts of a run are read from their attachment alone', () => {
  const facts = { browser: 'chromium 1', commit: 'a1', committed: '', changed: false };
  const [own] = attachments((attach) => attachRunFacts(attach, facts));
  const [other] = attachments((attach) => attachReturned(attach, facts));
  assert.deepEqual(runFactsOf(own), facts);
  assert.equal(runFactsOf(other), undefined);
  assert.equal(runFactsOf(undefined), undefined);
});
