import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope, Pickle } from '@cucumber/messages';
import { contentId, featuresIn, readFeature } from '../features.ts';
import type { Name } from './recordings.ts';

/** The messages in the file of a recording. */
export function linesOf(name: Name): Envelope[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.ndjson`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The current example with the ids of its recording. */
const withIds = (pickle: Pickle, { id, steps }: Pickle): Pickle => ({
  ...pickle,
  id,
  steps: pickle.steps.map((step, nth) => ({ ...step, id: steps[nth]?.id as string })),
});

/**
 * The messages of a recording, with all current feature files.
 *
 * @throws Error if a recorded example no longer exists
 */
export function readRecording(name: Name): Envelope[] {
  const recorded = linesOf(name);
  const pickles = new Map(
    recorded.flatMap(({ pickle }) => (pickle ? [[contentId(pickle), pickle]] : [])),
  );
  const uris = [...featuresIn('features'), ...[...pickles.values()].map(({ uri }) => uri)];
  const messages = [...new Set(uris)].flatMap(readFeature);
  const now = messages.map((envelope) => {
    const id = envelope.pickle && contentId(envelope.pickle);
    const pickle = id && pickles.get(id);
    if (!envelope.pickle || !pickle) return envelope;
    pickles.delete(id);
    return { pickle: withIds(envelope.pickle, pickle) };
  });
  for (const { uri, name: title } of pickles.values())
    throw new Error(
      `${uri} has no example ‘${title}’ as in the recording: npx tsx tests/results/recordings/record.ts`,
    );
  const run = recorded.filter(({ pickle }) => !pickle);
  return [...run.slice(0, 1), ...now, ...run.slice(1)];
}
