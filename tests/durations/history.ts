import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Durations, durationsOf } from './durations.ts';

const HISTORY = 'reports/durations.json';
const STREAM = 'reports/spec.ndjson';
const KEPT_RUNS = 10;

/** What the last runs of `npm run spec` in this folder took, the latest first. */
export function earlierRuns(): Durations[] {
  return existsSync(HISTORY) ? (JSON.parse(readFileSync(HISTORY, 'utf8')) as Durations[]) : [];
}

/** Adds what the last run took. */
export function recordDurations(): void {
  if (!existsSync(STREAM)) return;
  const stream = readFileSync(STREAM, 'utf8');
  // A run that was cut off may end within a message.
  if (!stream.includes('"testRunFinished"')) return;
  const durations = durationsOf(stream);
  if (Object.keys(durations.examples).length === 0) return;
  const runs = [durations, ...earlierRuns()].slice(0, KEPT_RUNS);
  writeFileSync(HISTORY, JSON.stringify(runs));
}
