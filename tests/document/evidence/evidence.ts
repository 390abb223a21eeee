import { readFileSync, statSync } from 'node:fs';
import { readReport } from '../../run/reports/report-file.ts';
import { type Content, type Entry, KINDS, type Kind, type Summary } from './kinds.ts';

/** The summary of the last report with a kind of evidence. */
export interface KindSummary extends Summary {
  readonly kind: Kind;
  /** When its report was written, ISO 8601; absent without a report. */
  readonly made?: string;
}

/** The evidence of one kind for a point, failed entries first. */
export interface KindEntries {
  readonly kind: Kind;
  readonly entries: readonly Entry[];
}

/** The time of a report: its timestamp, or the file's modification time. */
function timeOf(path: string): string {
  const [, timestamp] =
    /timestamp="([^"]+)"/.exec(readFileSync(path, 'utf8').slice(0, 2_000)) ?? [];
  return (timestamp ? new Date(timestamp) : statSync(path).mtime).toISOString();
}

/**
 * Reads the reports in a folder: a summary of each, and the evidence for each point.
 *
 * @param titles the points' titles, by their ids
 * @throws ReportError if one is damaged
 */
export function readEvidence(folder: string, titles: ReadonlyMap<string, string>) {
  const contents = new Map<Kind, Content>();
  const summaries = KINDS.map((kind): KindSummary => {
    const path = `${folder}/${kind.file}`;
    const content = readReport(path, (text) => kind.read(text, titles));
    if (content) contents.set(kind, content);
    if (content?.summary) return { kind, ...content.summary, made: timeOf(path) };
    return { kind, says: `no report; "npm run ${kind.script}" makes one` };
  });
  const evidenceFor = (id: string): KindEntries[] =>
    [...contents].flatMap(([kind, content]) => {
      const entries = content.entries.filter(({ ids }) => ids.includes(id));
      const sorted = entries.toSorted((a, b) => Number(a.passed) - Number(b.passed));
      return entries.length > 0 ? [{ kind, entries: sorted }] : [];
    });
  return { summaries, evidenceFor };
}
