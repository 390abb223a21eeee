import { existsSync, readFileSync } from 'node:fs';
import { type Envelope, TimeConversion } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { failedHooks } from './faults.ts';

/** A message stream cannot be used. */
export class StreamError extends Error {}

/** The ids by which later messages refer to a message. */
function introducedBy(envelope: Envelope): readonly unknown[] {
  const { gherkinDocument, pickle, testRunStarted, testCase, testCaseStarted } = envelope;
  const named = [pickle, testRunStarted, testCase, testCaseStarted, ...(testCase?.testSteps ?? [])];
  return [gherkinDocument?.uri, ...named.map((each) => each?.id)];
}

/** The ids of the messages that a message refers to. */
function referredToBy(envelope: Envelope): readonly unknown[] {
  const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = envelope;
  const { attachment, testRunFinished } = envelope;
  return [
    ...(pickle ? [pickle.uri] : []),
    ...(testCase ? [testCase.pickleId] : []),
    ...(testCaseStarted ? [testCaseStarted.testCaseId] : []),
    ...(testStepFinished ? [testStepFinished.testCaseStartedId, testStepFinished.testStepId] : []),
    ...(testCaseFinished ? [testCaseFinished.testCaseStartedId] : []),
    ...(attachment?.testCaseStartedId ? [attachment.testCaseStartedId] : []),
    ...(testRunFinished ? [testRunFinished.testRunStartedId] : []),
  ];
}

/** @throws Error if a message lacks a field that is read later */
function expectComplete(envelope: Envelope): void {
  const { attachment, testStepFinished } = envelope;
  const { testRunStarted, testCaseStarted, testCaseFinished } = envelope;
  for (const each of [testRunStarted, testCaseStarted, testCaseFinished]) {
    if (!each) continue;
    const ms = TimeConversion.timestampToMillisecondsSinceEpoch(each.timestamp);
    if (Number.isNaN(ms)) throw new Error('no time');
  }
  if (testStepFinished && !testStepFinished.testStepResult.status) throw new Error('no status');
  if (attachment?.mediaType === 'application/json') JSON.parse(attachment.body);
}

/** @returns a function that parses a line, and throws if it is no message or refers to a missing one */
function messageReader(): (line: string) => Envelope {
  const query = new Query();
  const known = new Set<unknown>();
  return (line) => {
    const envelope: Envelope = JSON.parse(line);
    if (Object(envelope) !== envelope || Array.isArray(envelope)) throw new Error('no message');
    query.update(envelope);
    expectComplete(envelope);
    if (referredToBy(envelope).some((id) => !id || !known.has(id)))
      throw new Error('a message is missing');
    for (const id of introducedBy(envelope)) known.add(id);
    return envelope;
  };
}

function parse(path: string): Envelope[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  // Every message ends with a line break, so the last part is empty.
  if (lines.pop()) throw new StreamError(`The message stream ${path} is cut off in its last line`);
  const read = messageReader();
  return lines.map((line, index) => {
    try {
      return read(line);
    } catch {
      throw new StreamError(`The message stream ${path} is damaged in line ${index + 1}`);
    }
  });
}

function readStream(path: string): Envelope[] {
  if (!existsSync(path)) throw new StreamError(`There is no message stream ${path}`);
  const envelopes = parse(path);
  const errors = envelopes.flatMap(({ parseError }) => parseError ?? []);
  if (errors.length > 0) {
    const places = errors.map(({ source, message }) => `${source.uri}: ${message}`);
    throw new StreamError(`No example was run: ${places.join('; ')}`);
  }
  const starts = envelopes.flatMap(({ testRunStarted }) => testRunStarted?.id ?? []);
  const ends = envelopes.flatMap(({ testRunFinished }) => testRunFinished?.testRunStartedId ?? []);
  if (starts.length === 0 || starts.some((id) => !ends.includes(id)))
    throw new StreamError(`The message stream ${path} is cut off: its run has no end`);
  return envelopes;
}

/**
 * Reads the messages of one run, from one stream or from one per shard.
 *
 * @throws StreamError if a stream is missing, damaged or cut off, or no example was run
 */
export function readStreams(paths: readonly string[]): Envelope[] {
  const all = paths.flatMap(readStream);
  if (!all.some(({ testCaseFinished }) => testCaseFinished)) {
    const reasons = [paths.join(', '), ...failedHooks(all)];
    throw new StreamError(`No example was run: ${reasons.join('; ')}`);
  }
  return all;
}
