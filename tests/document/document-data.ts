/** The data of the document, and its JSON file for programs: `specification.json`. */
import { readFileSync } from 'node:fs';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { readMatrix } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import { type OtherTest, readOtherTests } from '../results/other-tests.ts';
import type { Specification } from '../results/specification.ts';
import { readCommit } from '../run/commit.ts';
import { readResults } from './reports.ts';
import type { Since } from './since/since.ts';

/** The data of the document: the specification as of a run, and what else is known of its points. */
export type DocumentData = ReturnType<typeof documentData> & { readonly since?: Since | undefined };

/** What is known of this project's own page besides a run. */
export interface Own {
  /** The folder of the other reports. */
  readonly reports: string;
  /** The address of the project's files at this commit, if it is known. */
  readonly source?: string | undefined;
  /** The folder of an earlier website to compare with. */
  readonly since?: string | undefined;
}

export function documentData(specification: Specification, own?: Own) {
  const matrix = readMatrix();
  /** By what they are. */
  const otherTests: Record<string, readonly OtherTest[]> = own ? readOtherTests() : {};
  return {
    ...specification,
    source: own?.source,
    faultyPages: faultyPages.map(({ name, fault, fails }) => ({
      ...{ name, slug: slug(name), fault },
      /** The points that are to catch it, and its catches by the ids of examples. */
      ...{ fails, catches: matrix[name] ?? {} },
    })),
    otherTests,
    /** A line for each whole run of other tests at this commit. */
    results: own ? readResults(own.reports, readCommit().committed) : [],
  };
}

/** Increases with each incompatible change of `specification.json`. */
export const SCHEMA_VERSION = 7;

/** The content of `specification.json`, which also tells the runner what to run. */
export type SpecificationFile = ReturnType<typeof specificationFile>;

export function specificationFile(data: DocumentData) {
  const { run, sections, terms, points, faultyPages, otherTests } = data;
  return {
    schemaVersion: SCHEMA_VERSION,
    /** That of the project. */
    version: `${JSON.parse(readFileSync('package.json', 'utf8')).version}`,
    run,
    points: points.map(({ scenarios, asked, isShared, examples, ...point }) => ({
      ...point,
      examples: examples.map(({ evidence, cells, row, ...example }) => ({
        ...example,
        /** The file of its picture. */
        picture: evidence.picture?.file,
      })),
    })),
    /** What is around the points: the prose of the sections, and the terms. */
    texts: [
      ...sections.map(({ id, title, prose }) => ({ id, title, description: prose })),
      ...terms,
    ],
    faultyPages,
    otherTests,
  };
}
