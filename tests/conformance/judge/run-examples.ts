/** Runs on one page all examples that may judge any page, or walks that broke. */
import { basename } from 'node:path';
import type { RunParameters } from '../../../step-definitions/support/world.ts';
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
  /** What the hooks keep, and until when they start examples. */
  readonly parameters: RunParameters;
  /** Whether nothing is printed but errors. */
  readonly isSilent: boolean;
}

/** @returns the path of the message stream */
export async function runExamples(options: ExamplesOptions): Promise<string> {
  const { address, folder, walks, tags, parameters, isSilent } = options;
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
    ...['--world-parameters', JSON.stringify({ ...parameters, walkFailures: failures })],
  ];
  const env = { SPEC_BASE_URL: address };
  // Its exit code does not matter: the stream says what has failed.
  await run('cucumber-js', args, { env, isSilent: isQuiet });
  return stream;
}
