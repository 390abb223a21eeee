/** The data of the document, and its JSON files for programs: `specification.json` and `badge.json`. */
import { existsSync, readFileSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { type Matrix, picturePath, readMatrix, walkOf } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import type { Need } from '../driver/judged-window.ts';
import type { Files } from '../results/examples.ts';
import { type Example, examplesOf, type Point, verdictOn } from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { type Verdict, worstOf } from '../results/verdict.ts';
import { many } from '../run/text.ts';
import { FAULTY_PAGES, KINDS, readEvidence } from './evidence.ts';

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
 * The faulty pages that a point is to catch, each with how one of its examples did, and with all that do; adds
 * the pictures of when they were first caught to `files` if a folder of reports has them.
 */
function caughtPagesOf(point: Point, matrix: Matrix, reports: string | undefined, files: Files) {
  return faultyPages.flatMap(({ name, fault, fails }) => {
    if (!fails.includes(point.id)) return [];
    const caughtBy = matrix[name] ?? {};
    const catchers = examplesOf([point]).filter(({ id }) => caughtBy[id]);
    const recorded = caughtBy[catchers[0]?.id ?? walkOf(point.id)];
    const source = reports && picturePath(reports, name);
    const picture = `pictures/faulty/${slug(name)}.webp`;
    if (source && !files.has(picture) && existsSync(source))
      files.set(picture, readFileSync(source));
    return {
      ...recorded,
      ...{ name, slug: slug(name), fault },
      ...(files.has(picture) && { picture }),
      catchers,
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
 * @param files receives pictures, printed pages and further reports by their paths
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
  const sections = specification.sections.map((section) => ({
    ...section,
    points: section.points.map((point) => {
      const evidence = evidenceFor(point.id);
      const hasFailed = evidence.some(({ entries }) => entries.some(({ passed }) => !passed));
      const verdict = hasFailed ? 'failed' : verdictOn(point);
      const caughtPages = caughtPagesOf(point, matrix, reports, files);
      return { ...point, section: section.title, evidence, verdict, caughtPages };
    }),
  }));
  return {
    ...specification,
    sections,
    /** Those of all sections. */
    points: sections.flatMap(({ points }) => points),
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
export function verdictOnAll({ points, summaries, run }: DocumentData): Verdict {
  if (summaries.some(({ fault }) => fault)) return 'failed';
  const verdicts = points.map(({ verdict }) => verdict);
  return worstOf([...verdicts, ...run.faults.map(() => 'not run' as const)]);
}

/** The content of `specification.json`, which also tells the runner what to run. */
export type SpecificationFile = ReturnType<typeof specificationFile>;

export function specificationFile({ run, points, matrix }: DocumentData) {
  const entryOf = (example: Example, isOwn: boolean) => {
    const { id, title, place, verdict, browsers, sentences, needs, duration } = example;
    return {
      ...{ id, title, place, sentences, needs, isOwn, verdict, duration },
      engines: browsers.map(({ browser, verdict }) => ({ engine: browser, verdict })),
      catches: Object.keys(matrix).filter((name) => matrix[name]?.[id]),
    };
  };
  return {
    schemaVersion: 2,
    ...{ time: run.started, engines: run.browsers, commits: run.commits, changed: run.changed },
    ...{ pages: run.pages, faults: run.faults },
    points: points.map(({ id, section, title, verdict, scenarios, evidence, caughtPages }) => ({
      ...{ id, section, sentence: title, verdict },
      examples: scenarios.flatMap(({ examples, isOwn }) =>
        examples.map((example) => entryOf(example, isOwn)),
      ),
      evidence: evidence.map(({ kind, entries }) => {
        const passed = entries.filter((entry) => entry.passed).length;
        return { kind: kind.name, passed, failed: entries.length - passed };
      }),
      faultyPages: caughtPages.map(({ name, slug, fault }) => ({ name, slug, fault })),
    })),
  };
}

const COLORS = { passed: 'brightgreen', failed: 'red', 'not run': 'yellow' };

/** The content of `badge.json`, in the format of the endpoint badge of shields.io. */
export function badgeOf(data: DocumentData) {
  const held = data.points.filter(({ verdict }) => verdict === 'passed').length;
  return {
    schemaVersion: 1,
    label: 'specification',
    message: `${held} of ${many(data.points.length, 'point')} hold`,
    color: COLORS[verdictOnAll(data)],
  };
}
