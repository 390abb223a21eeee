import { existsSync, readFileSync } from 'node:fs';
import { engine } from '../browser/engine.ts';
import { readIfWhole, writeReport } from '../report/report-file.ts';
import { type Durations, durationsOf } from './durations.ts';

const HISTORY = 'reports/durations.json';
const STREAM = 'reports/spec.ndjson';
const KEPT_RUNS = 10;

/** What the last runs of `npm run spec` in this folder took, the latest first. */
export function earlierRuns(): readonly Durations[] {
  return readIfWhole(HISTORY, (text) => JSON.parse(text) as Durations[]) ?? [];
}

/** Adds what the last run took, if it judged this project's page in Chromium to its end. */
export function recordDurations(): void {
  if (process.env.BASE_URL || engine() !== 'chromium' || !existsSync(STREAM)) return;
  const stream = readFileSync(STREAM, 'utf8');
  // A run that was cut off may end within a message.
  if (!stream.includes('"testRunFinished"')) return;
  const durations = durationsOf(stream);
  if (Object.keys(durations.examples).length === 0) return;
  const runs = [durations, ...earlierRuns()].slice(0, KEPT_RUNS);
  writeReport(HISTORY, JSON.stringify(runs));
}
