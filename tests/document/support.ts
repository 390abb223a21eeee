/** Other evidence for a point: tests outside the features, and tests of the features. */

import type { Covered } from '../model/coverage.ts';
import type { Outcome } from '../model/report.ts';
import { ID } from '../results/features.ts';
import { type Case, parseCases } from '../run/reports/junit.ts';
import { DamagedReport, readReport } from '../run/reports/report-file.ts';
import { type Mutant, readMutants } from './mutants.ts';
import {
  type Proof,
  type ProofSummary,
  summarizeMutants,
  summarizeTests,
  summarizeTwins,
  summarizeWalks,
  timeOf,
  type WalksReport,
} from './proofs.ts';
import { type CaughtTwin, readTwins, type TwinsReport, type UncaughtTwin } from './twins.ts';

export interface Test {
  readonly title: string;
  readonly passed: boolean;
}

/** The evidence for one point, by the last report of each kind. */
export interface Support {
  readonly properties: readonly Test[];
  readonly components: readonly Test[];
  readonly soak: readonly Test[];
  readonly walks: readonly Pick<Covered, 'kind' | 'title' | 'count'>[];
  readonly mutants: readonly Mutant[];
  readonly twins: readonly CaughtTwin[];
  /** Wrong twins that should have been caught. */
  readonly uncaught: readonly UncaughtTwin[];
}

/** Whether any evidence refutes the point. */
export const isRefuted = ({ properties, components, soak, uncaught }: Support) =>
  uncaught.length > 0 || [...properties, ...components, ...soak].some(({ passed }) => !passed);

const testsOf = (cases: readonly Case[], id: string): Test[] =>
  cases
    .filter(({ name }) => [...name.matchAll(ID)].some(([, named]) => named === id))
    .map(({ name, passed }) => ({ title: name.replaceAll(ID, '').trim(), passed }));

/** What a report says: a summary, if there is anything to sum up, and the evidence for each point. */
interface Content {
  readonly summary: ProofSummary | undefined;
  readonly of: (id: string) => Partial<Support>;
}

/** A kind of proof with its report. */
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

function readTwinsReport(text: string): Content {
  const twins = readTwins(JSON.parse(text) as TwinsReport);
  return {
    summary: summarizeTwins(twins),
    of: (id) => ({ twins: twins.caughtFor(id), uncaught: twins.uncaughtFor(id) }),
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
  { name: 'Wrong twins', file: 'twins.json', script: 'twins', read: readTwinsReport },
];

const NONE: Support = {
  properties: [],
  components: [],
  soak: [],
  walks: [],
  mutants: [],
  twins: [],
  uncaught: [],
};

/** Reads the reports in a folder: a summary of each, and the evidence for each point. */
export function readSupport(folder: string, titles: ReadonlyMap<string, string>) {
  const contents: Content[] = [];
  const proofs = reportsOf(titles).map(({ name, file, script, read }): Proof => {
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
    proofs,
    supportOf: (id: string): Support =>
      Object.assign({ ...NONE }, ...contents.map(({ of }) => of(id))),
  };
}
