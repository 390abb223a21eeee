/** Other evidence for a point: tests outside the features, and tests of the features. */

import type { ConformanceReport } from '../../conformance/report.ts';
import type { Covered } from '../../model/coverage.ts';
import type { Outcome } from '../../model/report.ts';
import { ID } from '../../results/features.ts';
import { type Mutant, readMutants } from '../../results/mutants.ts';
import { type Case, parseCases } from '../../run/reports/junit.ts';
import { DamagedReport, readReport } from '../../run/reports/report-file.ts';
import { type CaughtPage, readConformance, type UncaughtPage } from './faulty-pages.ts';
import {
  type EvidenceSummary,
  type Summary,
  summarizeConformance,
  summarizeMutants,
  summarizeTests,
  summarizeWalks,
  timeOf,
  type WalksReport,
} from './summaries.ts';

export interface Test {
  readonly title: string;
  readonly passed: boolean;
}

/** The evidence for one point, by the last report of each kind. */
export interface PointEvidence {
  readonly properties: readonly Test[];
  readonly components: readonly Test[];
  readonly soak: readonly Test[];
  readonly walks: readonly Pick<Covered, 'kind' | 'title' | 'count'>[];
  readonly mutants: readonly Mutant[];
  readonly caught: readonly CaughtPage[];
  /** Faulty pages that should have been caught. */
  readonly uncaught: readonly UncaughtPage[];
}

/** Whether any evidence refutes the point. */
export const isRefuted = ({ properties, components, soak, uncaught }: PointEvidence) =>
  uncaught.length > 0 || [...properties, ...components, ...soak].some(({ passed }) => !passed);

const testsOf = (cases: readonly Case[], id: string): Test[] =>
  cases
    .filter(({ name }) => [...name.matchAll(ID)].some(([, named]) => named === id))
    .map(({ name, passed }) => ({ title: name.replaceAll(ID, '').trim(), passed }));

/** What a report says: a summary, if there is anything to sum up, and the evidence for each point. */
interface Content {
  readonly summary: Summary | undefined;
  readonly of: (id: string) => Partial<PointEvidence>;
}

/** A kind of evidence with its report. */
interface Report {
  readonly name: string;
  readonly file: string;
  /** Which script makes it. */
  readonly script: string;
  /** Throws if the text is damaged. */
  readonly read: (text: string) => Content;
}

function readSoak(text: string): Content {
  const outcomes = JSON.parse(text) as readonly Outcome[];
  const cases = outcomes.map(({ title, error }) => ({ name: title, passed: error === undefined }));
  return {
    summary: summarizeTests(cases, 'soak condition', 'soak conditions'),
    of: (id) => ({ soak: testsOf(cases, id) }),
  };
}

type WalkEvidence = Covered & { readonly ids: readonly string[] };

function readWalks(text: string): Content {
  const report = JSON.parse(text) as WalksReport & { readonly evidence: readonly WalkEvidence[] };
  const covered = report.evidence.filter(({ count }) => count > 0);
  return {
    summary: summarizeWalks(report),
    of: (id) => ({ walks: covered.filter(({ ids }) => ids.includes(id)) }),
  };
}

function readConformanceReport(text: string): Content {
  const conformance = readConformance(JSON.parse(text) as ConformanceReport);
  return {
    summary: summarizeConformance(conformance),
    of: (id) => ({ caught: conformance.caughtFor(id), uncaught: conformance.uncaughtFor(id) }),
  };
}

const reportsOf = (titles: ReadonlyMap<string, string>): readonly Report[] => [
  {
    name: 'Properties',
    file: 'properties.xml',
    script: 'properties',
    read: (text) => {
      const cases = parseCases(text);
      return {
        summary: summarizeTests(cases, 'property', 'properties'),
        of: (id) => ({ properties: testsOf(cases, id) }),
      };
    },
  },
  {
    name: 'Component tests',
    file: 'components.xml',
    script: 'components',
    read: (text) => {
      const cases = parseCases(text);
      return {
        summary: summarizeTests(cases, 'component test', 'component tests'),
        of: (id) => ({ components: testsOf(cases, id) }),
      };
    },
  },
  { name: 'Random walks', file: 'walks.json', script: 'walk', read: readWalks },
  { name: 'Soak', file: 'soak.json', script: 'soak', read: readSoak },
  {
    name: 'Changes to the code',
    file: 'mutation/mutation.json',
    script: 'mutation',
    read: (text) => {
      const mutants = readMutants(text, titles);
      return {
        summary: summarizeMutants(mutants),
        of: (id) => ({ mutants: mutants.killedFor(id) }),
      };
    },
  },
  {
    name: 'Faulty pages',
    file: 'conformance.json',
    script: 'conformance',
    read: readConformanceReport,
  },
];

const NONE: PointEvidence = {
  properties: [],
  components: [],
  soak: [],
  walks: [],
  mutants: [],
  caught: [],
  uncaught: [],
};

/** Reads the reports in a folder: a summary of each, and the evidence for each point. */
export function readEvidence(folder: string, titles: ReadonlyMap<string, string>) {
  const contents: Content[] = [];
  const summaries = reportsOf(titles).map(({ name, file, script, read }): EvidenceSummary => {
    const path = `${folder}/${file}`;
    const command = `"npm run ${script}"`;
    try {
      const content = readReport(path, read);
      if (content) contents.push(content);
      if (content?.summary) return { name, details: [], ...content.summary, made: timeOf(path) };
      return { name, says: `no report; ${command} makes one`, details: [] };
    } catch (error) {
      if (!(error instanceof DamagedReport)) throw error;
      console.error(`${error.message}; ${command} makes a new one.`);
      return { name, says: `the report is damaged; ${command} makes a new one`, details: [] };
    }
  });
  return {
    summaries,
    evidenceFor: (id: string): PointEvidence =>
      Object.assign({ ...NONE }, ...contents.map(({ of }) => of(id))),
  };
}
