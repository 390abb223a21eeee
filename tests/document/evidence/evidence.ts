import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Files } from '../../results/examples.ts';
import { idsIn, withoutIds } from '../../results/features.ts';
import { type Case, parseCases } from '../../run/reports/junit.ts';
import { readReport } from '../../run/reports/report-file.ts';
import { many } from '../../run/text.ts';
import { KINDS, type Kind } from './kinds.ts';

/** The summary of the last report with a kind of evidence. */
export interface KindSummary {
  readonly kind: Kind;
  readonly says: string;
  /** The failures, for the headline of the document; absent if there are none. */
  readonly fault?: string;
  /** When the report was written, ISO 8601; absent without a report. */
  readonly made?: string;
  /** The kind's further reports that there are. */
  readonly pages?: readonly string[];
}

/** The evidence of one kind for a point, failed entries first. */
export interface KindEntries {
  readonly kind: Kind;
  readonly entries: readonly { readonly title: string; readonly passed: boolean }[];
}

function summaryOf(kind: Kind, cases: readonly Case[]): KindSummary {
  const failed = cases.filter(({ passed }) => !passed);
  const titles = (some: readonly Case[]) => some.map(({ name }) => withoutIds(name)).join('; ');
  const { noun: [one, more] = [] } = kind;
  const fault = one
    ? `${failed.length} of ${many(cases.length, one, more)} failed`
    : `failed: ${titles(failed)}`;
  const outcome = failed.length === 0 ? 'all passed' : `of which ${failed.length} failed`;
  return {
    kind,
    says: one ? `${cases.length}, ${outcome}` : titles(cases),
    ...(failed.length > 0 && { fault }),
  };
}

/**
 * Reads the reports in a folder: a summary of each, and the evidence for each point.
 *
 * @param files receives further reports by their paths
 * @throws ReportError if one is damaged
 */
export function readEvidence(folder: string, files: Files) {
  const reports = KINDS.map((kind) => {
    const path = `${folder}/${kind.file}`;
    return { kind, path, cases: readReport(path, parseCases) ?? [] };
  });
  const summaries = reports.map(({ kind, path, cases }): KindSummary => {
    if (cases.length === 0) return { kind, says: `no report; "npm run ${kind.script}" makes one` };
    const pages = (kind.pages ?? []).filter((page) => existsSync(`${folder}/${page}`));
    for (const page of pages) files.set(page, readFileSync(`${folder}/${page}`));
    return { ...summaryOf(kind, cases), made: statSync(path).mtime.toISOString(), pages };
  });
  const evidenceFor = (id: string): KindEntries[] =>
    reports.flatMap(({ kind, cases }) => {
      const entries = cases
        .filter(
          ({ name, passed }) => idsIn(name).includes(id) && !(passed && kind.listsFailuresOnly),
        )
        .map(({ name, passed }) => ({ title: withoutIds(name), passed }))
        .toSorted((a, b) => Number(a.passed) - Number(b.passed));
      return entries.length > 0 ? [{ kind, entries }] : [];
    });
  return { summaries, evidenceFor };
}
