import { readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { readMatrix } from '../conformance/matrix.ts';
import type { Need } from '../driver/judged-window.ts';
import type { Files } from '../results/examples.ts';
import {
  examplesOf,
  type Point,
  pointsOf,
  type Section,
  type Specification,
} from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { type Verdict, verdictOn, worstOf } from '../results/verdict.ts';
import { type CaughtPage, caughtPagesOf, searchOrder } from './caught-pages.ts';
import { type KindEntries, type KindSummary, readEvidence } from './evidence/evidence.ts';
import { FAULTY_PAGES, KINDS, type Kind } from './evidence/kinds.ts';

/** What each example needs of a driven browser, by file and line; empty if none can be run. */
export type Needs = ReadonlyMap<string, readonly Need[]>;

export interface ShownPoint extends Point {
  /** From its examples and all other evidence. */
  readonly verdict: Verdict;
  readonly evidence: readonly KindEntries[];
  readonly caughtPages: readonly CaughtPage[];
}

export interface ShownSection extends Section {
  readonly points: readonly ShownPoint[];
}

/** The data of the document: the specification as of a run, and the other evidence for each point. */
export interface DocumentData extends Specification {
  readonly sections: readonly ShownSection[];
  /** The definitions of its terms, each in Markdown. */
  readonly terms: readonly string[];
  /** The kinds of evidence that it explains. */
  readonly kinds: readonly Kind[];
  /** A line for each kind of other evidence. */
  readonly summaries: readonly KindSummary[];
  readonly needs: Needs;
  /** Places of examples, in the order in which they find the fault of any faulty page soonest. */
  readonly searchOrder: readonly string[];
}

/**
 * Reads the list of terms from the index of the features.
 *
 * @returns each term in Markdown, without those about tags, which the document does not show
 */
function readTerms(index: string): string[] {
  const [preface = ''] = readFileSync(index, 'utf8').split(/^## /m);
  return preface
    .split(/\n(?=- )|\n\n/)
    .filter((part) => part.startsWith('- ') && !part.includes('`@'))
    .map((part) => part.slice(2).trim());
}

/**
 * @param envelopes the messages of the run
 * @param features the folder of the feature files and their index
 * @param reports the folder of the reports with other evidence, which exists for this project's page only
 * @param files receives pictures, printed pages, traces and further reports by their paths
 */
export function documentData(
  envelopes: readonly Envelope[],
  features: string,
  reports: string | undefined,
  files: Files,
  needs: Needs,
): DocumentData {
  const index = `${features}/README.md`;
  const specification = specify(envelopes, features, files);
  // Runnable examples are those of the features as they are now, which may have other lines.
  const current = specification.outdated.length > 0 ? new Map() : needs;
  const matrix = readMatrix();
  const { summaries, evidenceFor } = reports
    ? readEvidence(reports, files)
    : { summaries: [], evidenceFor: () => [] };
  const shown = (point: Point): ShownPoint => {
    const evidence = evidenceFor(point.id);
    const hasFailed = evidence.some(({ entries }) => entries.some(({ passed }) => !passed));
    return {
      ...point,
      evidence,
      verdict: hasFailed ? 'failed' : verdictOn(point),
      caughtPages: caughtPagesOf(point, matrix, current, reports, files),
    };
  };
  return {
    ...specification,
    sections: specification.sections.map((section) => ({
      ...section,
      points: section.points.map(shown),
    })),
    terms: readTerms(index),
    kinds: KINDS.filter(({ id }) => reports || id === FAULTY_PAGES),
    summaries,
    needs: current,
    searchOrder: searchOrder(examplesOf(pointsOf(specification)), matrix, current),
  };
}

/** The verdict on the whole specification. */
export function verdictOnAll({ sections, unbuilt, summaries, run }: DocumentData): Verdict {
  if (summaries.some(({ fault }) => fault)) return 'failed';
  const verdicts = sections.flatMap(({ points }) => points.map(({ verdict }) => verdict));
  return worstOf([...verdicts, ...[...unbuilt, ...run.faults].map(() => 'not run' as const)]);
}
