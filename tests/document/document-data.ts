/** The data of the document, and its JSON files for programs: `specification.json` and `badge.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { type Matrix, picturePath, readMatrix, walkOf } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import type { Files } from '../results/examples.ts';
import { readOtherTests } from '../results/other-tests.ts';
import type { Example, Point, Specification } from '../results/specification.ts';
import type { PointVerdict } from '../results/verdict.ts';
import { counted } from '../run/text.ts';
import { readResults } from './reports.ts';

/**
 * The faulty pages that a point is to catch, each with how one of its examples did, and with all that do; adds
 * the pictures of when they were first caught to `files` if a folder of reports has them.
 */
function caughtPagesOf(point: Point, matrix: Matrix, reports: string | undefined, files: Files) {
  return faultyPages.flatMap(({ name, fault, fails }) => {
    if (!fails.includes(point.id)) return [];
    const caughtBy = matrix[name] ?? {};
    const catchers = point.examples.filter(({ id }) => caughtBy[id]);
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

/** The data of the document: the specification as of a run, and what else is known of each point. */
export type DocumentData = ReturnType<typeof documentData>;
export type ShownSection = DocumentData['sections'][number];
export type ShownPoint = ShownSection['points'][number];

/** @param reports the folder of other reports, which exists for this project's page only */
export function documentData(specification: Specification, reports?: string) {
  const files = new Map(specification.files);
  const matrix = readMatrix();
  const others = Object.entries(reports ? readOtherTests() : {});
  const testsOf = (id: string) =>
    others.flatMap(([kind, tests]) =>
      tests.flatMap(({ ids, file, title }) => (ids.includes(id) ? { kind, file, title } : [])),
    );
  const sections = specification.sections.map((section) => ({
    ...section,
    points: section.points.map((point) => ({
      ...point,
      /** The other tests that name it. */
      tests: testsOf(point.id),
      caughtPages: caughtPagesOf(point, matrix, reports, files),
    })),
  }));
  return {
    ...specification,
    sections,
    /** Those of all sections. */
    points: sections.flatMap(({ points }) => points),
    /** A line for each whole run of other tests at this commit. */
    results: reports ? readResults(reports, specification.run.committed) : [],
    matrix,
    /** Those of the specification, and pictures of faulty pages. */
    files,
  };
}

/** The verdict on the whole specification. */
export function verdictOnAll({ points, run }: DocumentData): PointVerdict {
  const verdicts = points.map(({ verdict }) => verdict);
  if (verdicts.includes('broken')) return 'broken';
  return run.faults.length > 0 || verdicts.includes('not judged') ? 'not judged' : 'holds';
}

/** The content of `specification.json`, which also tells the runner what to run. */
export type SpecificationFile = ReturnType<typeof specificationFile>;

export function specificationFile({ run, points, matrix }: DocumentData) {
  const entryOf = (example: Example, isOwn: boolean) => {
    const { id, title, place, verdict, reason, browsers, sentences, needs, duration } = example;
    return {
      ...{ id, title, place, sentences, needs, isOwn, verdict, reason, duration },
      engines: browsers.map(({ browser, verdict }) => ({ engine: browser, verdict })),
      catches: Object.keys(matrix).filter((name) => matrix[name]?.[id]),
    };
  };
  return {
    schemaVersion: 3,
    ...{ time: run.started, engines: run.browsers, commits: run.commits, changed: run.changed },
    ...{ pages: run.pages, faults: run.faults },
    points: points.map(
      ({ id, section, title, verdict, reason, scenarios, tests, caughtPages }) => ({
        ...{ id, section, sentence: title, verdict, reason },
        examples: scenarios.flatMap(({ examples, isOwn }) =>
          examples.map((example) => entryOf(example, isOwn)),
        ),
        tests,
        faultyPages: caughtPages.map(({ name, slug, fault }) => ({ name, slug, fault })),
      }),
    ),
  };
}

const COLORS = { holds: 'brightgreen', broken: 'red', 'not judged': 'yellow' };

/** The content of `badge.json`, in the format of the endpoint badge of shields.io. */
export function badgeOf(data: DocumentData) {
  const held = data.points.filter(({ verdict }) => verdict === 'holds').length;
  return {
    schemaVersion: 1,
    label: 'specification',
    message: `${held} of ${counted(data.points.length, 'point')} hold`,
    color: COLORS[verdictOnAll(data)],
  };
}
