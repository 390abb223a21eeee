import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { type Matrix, picturePath, readMatrix } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import type { Need } from '../driver/judged-window.ts';
import type { Files } from '../results/examples.ts';
import { examplesOf, type Point } from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { type Verdict, verdictOn, worstOf } from '../results/verdict.ts';
import { readEvidence } from './evidence/evidence.ts';
import { FAULTY_PAGES, KINDS } from './evidence/kinds.ts';

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
 * The faulty pages that a point catches, each with how one of its examples did, and with all that do; adds
 * the pictures of when they were first caught to `files` if a folder of reports has them.
 */
function caughtPagesOf(point: Point, { pages }: Matrix, reports: string | undefined, files: Files) {
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

/** The data of the document: the specification as of a run, and the other evidence for each point. */
export type DocumentData = ReturnType<typeof documentData>;
export type ShownSection = DocumentData['sections'][number];
export type ShownPoint = ShownSection['points'][number];

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
) {
  const specification = specify(envelopes, features, files, needOf);
  const matrix = readMatrix();
  const { summaries, evidenceFor } = reports
    ? readEvidence(reports, files)
    : { summaries: [], evidenceFor: () => [] };
  const shown = (point: Point) => {
    const evidence = evidenceFor(point.id);
    const hasFailed = evidence.some(({ entries }) => entries.some(({ passed }) => !passed));
    const verdict = hasFailed ? 'failed' : verdictOn(point);
    return {
      ...point,
      evidence,
      verdict,
      caughtPages: caughtPagesOf(point, matrix, reports, files),
    };
  };
  return {
    ...specification,
    sections: specification.sections.map((section) => ({
      ...section,
      points: section.points.map(shown),
    })),
    /** The definitions of its terms, each in Markdown. */
    terms: readTerms(`${features}/README.md`),
    /** The kinds of evidence that it explains. */
    kinds: KINDS.filter(({ id }) => reports || id === FAULTY_PAGES),
    /** A line for each kind of other evidence. */
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
