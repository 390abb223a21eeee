import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { type Matrix, picturePath, readMatrix } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import type { Need } from '../driver/judged-window.ts';
import type { Files } from '../results/examples.ts';
import {
  type Example,
  examplesOf,
  type Point,
  type Section,
  type Specification,
} from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { type Verdict, verdictOn, worstOf } from '../results/verdict.ts';
import { type KindEntries, type KindSummary, readEvidence } from './evidence/evidence.ts';
import { FAULTY_PAGES, KINDS, type Kind } from './evidence/kinds.ts';

/** A faulty page that a point catches, and how one of its examples did. */
interface CaughtPage {
  readonly name: string;
  /** Its part of the address. */
  readonly slug: string;
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string | undefined;
  /** What was expected and found, in a line. */
  readonly error: string;
  /** The page when it was first caught, if the conformance run has left a picture. */
  readonly picture?: string;
  /** The point's examples that catch it. */
  readonly catchers: readonly Example[];
}

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
  readonly matrix: Matrix;
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

/** The faulty pages that a point catches; adds their pictures to `files` if a folder of reports has them. */
function caughtPagesOf(
  point: Point,
  { pages }: Matrix,
  reports: string | undefined,
  files: Files,
): CaughtPage[] {
  return faultyPages.flatMap(({ name, fault }) => {
    const { fails = [], caught = {} } = pages[name] ?? {};
    const recorded = caught[point.id];
    if (!recorded) return [];
    const source = reports && picturePath(reports, name);
    const picture = `pictures/faulty/${slug(name)}.webp`;
    if (source && !files.has(picture) && existsSync(source))
      files.set(picture, readFileSync(source));
    return {
      ...recorded,
      ...{ name, slug: slug(name), fault },
      ...(files.has(picture) && { picture }),
      catchers: examplesOf([point]).filter(({ id }) => fails.includes(id)),
    };
  });
}

/**
 * @param envelopes the messages of the run
 * @param features the folder of the feature files and their index
 * @param reports the folder of the reports with other evidence, which exists for this project's page only
 * @param files receives pictures, printed pages, traces and further reports by their paths
 * @param needOf what a sentence needs of a driven browser; absent if the document can run no examples
 */
export function documentData(
  envelopes: readonly Envelope[],
  features: string,
  reports: string | undefined,
  files: Files,
  needOf?: (sentence: string) => Need | undefined,
): DocumentData {
  const specification = specify(envelopes, features, files, needOf);
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
      caughtPages: caughtPagesOf(point, matrix, reports, files),
    };
  };
  return {
    ...specification,
    sections: specification.sections.map((section) => ({
      ...section,
      points: section.points.map(shown),
    })),
    terms: readTerms(`${features}/README.md`),
    kinds: KINDS.filter(({ id }) => reports || id === FAULTY_PAGES),
    summaries,
    matrix,
  };
}

/** The verdict on the whole specification. */
export function verdictOnAll({ sections, summaries, run }: DocumentData): Verdict {
  if (summaries.some(({ fault }) => fault)) return 'failed';
  const verdicts = sections.flatMap(({ points }) => points.map(({ verdict }) => verdict));
  return worstOf([...verdicts, ...run.faults.map(() => 'not run' as const)]);
}
