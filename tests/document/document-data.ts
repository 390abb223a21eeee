/** The data of the document, and its JSON file for programs: `specification.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { picturePath, readMatrix } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import { type OtherTest, readOtherTests } from '../results/other-tests.ts';
import type { Specification } from '../results/specification.ts';
import type { PointVerdict } from '../results/verdict.ts';
import { readResults } from './reports.ts';

/** The data of the document: the specification as of a run, and what else is known of its points. */
export type DocumentData = ReturnType<typeof documentData>;

/**
 * @param reports the folder of other reports, which exists for this project's page only
 * @param source the address of the project's files at this commit, if it is known
 */
export function documentData(specification: Specification, reports?: string, source?: string) {
  const files = new Map(specification.files);
  const matrix = readMatrix();
  /** By what they are. */
  const otherTests: Record<string, readonly OtherTest[]> = reports ? readOtherTests() : {};
  const pages = faultyPages.map(({ name, fault, fails }) => {
    const path = `pictures/faulty/${slug(name)}.webp`;
    const recorded = reports && picturePath(reports, name);
    const picture = recorded && existsSync(recorded) ? path : undefined;
    if (recorded && picture) files.set(picture, readFileSync(recorded));
    /** The points that are to catch it, and its catches by the ids of examples. */
    return { name, slug: slug(name), fault, fails, catches: matrix[name] ?? {}, picture };
  });
  return {
    ...specification,
    source,
    faultyPages: pages,
    otherTests,
    /** A line for each whole run of other tests at this commit. */
    results: reports ? readResults(reports, specification.run.committed) : [],
    /** Those of the specification, and pictures of faulty pages when they were first caught. */
    files,
  };
}

/** The verdict on the whole specification, or on all that judges another page. */
export function verdictOnAll({ points, run }: DocumentData): PointVerdict {
  const judging = points.filter(({ asked }) => asked.length > 0);
  const verdicts = judging.map(({ verdict }) => verdict);
  if (verdicts.includes('broken')) return 'broken';
  return run.faults.length > 0 || verdicts.includes('not judged') ? 'not judged' : 'holds';
}

/** The content of `specification.json`, which also tells the runner what to run. */
export type SpecificationFile = ReturnType<typeof specificationFile>;

export function specificationFile({ run, points, faultyPages, otherTests }: DocumentData) {
  const examplesOf = ({ isOwn, examples }: (typeof points)[number]['scenarios'][number]) =>
    examples.map(({ evidence, cells, row, ...example }) => ({ ...example, isOwn }));
  return {
    schemaVersion: 4,
    run,
    points: points.map(({ scenarios, asked, isShared, ...point }) => ({
      ...point,
      examples: scenarios.flatMap(examplesOf),
    })),
    faultyPages,
    otherTests,
  };
}
