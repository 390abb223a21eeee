/** Runs on one page all examples that may judge any page, or walks that broke. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Envelope, TimeConversion } from '@cucumber/messages';
import type { WrittenWalk } from '../../model/walk-feature.ts';
import { run } from '../../run/command.ts';

export interface ExamplesOptions {
  readonly address: string;
  /** Receives the message stream and a JUnit report: `judge`, or `walks`. */
  readonly folder: string;
  /** Walks that broke, to be run instead of the examples. */
  readonly walks?: readonly WrittenWalk[];
  /** A tag expression that selects examples. */
  readonly tags?: string | undefined;
  /** Ends the run early; what has not ended by then was not run. */
  readonly signal?: AbortSignal;
  /** What the hooks keep (`RunParameters`). */
  readonly parameters: object;
  /** Whether nothing is printed but errors. */
  readonly isSilent: boolean;
}

/** Ends the stream of a run that was ended from outside; its last message may be cut off. */
export function endStream(path: string): void {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const timestamp = TimeConversion.millisecondsSinceEpochToTimestamp(Date.now());
  const end: Envelope = { testRunFinished: { success: false, timestamp } };
  writeFileSync(path, `${whole}${JSON.stringify(end)}\n`);
}

/** @returns the path of the message stream */
export async function runExamples(options: ExamplesOptions): Promise<string> {
  const { address, folder, walks, tags, signal, parameters, isSilent } = options;
  const report = `${folder}/${walks ? 'walks' : 'judge'}`;
  const stream = `${report}.ndjson`;
  const failures = Object.fromEntries(
    (walks ?? []).map(({ path, difference }) => [basename(path), difference]),
  );
  // Walks end soon; without a formatter of its own, cucumber-js would print dots.
  const isQuiet = isSilent || walks !== undefined;
  const formats = [
    ...(isQuiet ? [] : ['./tests/conformance/judge/progress.mjs']),
    `message:${stream}`,
    `junit:${report}.xml`,
  ];
  const args = [
    ...(walks ?? []).map(({ path }) => path),
    ...['--profile', 'judge'],
    ...formats.flatMap((format) => ['--format', format]),
    ...(tags ? ['--tags', tags] : []),
    ...['--world-parameters', JSON.stringify({ ...parameters, walks: failures })],
  ];
  try {
    const env = { SPEC_BASE_URL: address };
    await run('cucumber-js', args, { env, isSilent: isQuiet, ...(signal && { signal }) });
  } catch (error) {
    if (!signal?.aborted) throw error;
    endStream(stream);
  }
  return stream;
}
