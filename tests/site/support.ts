/** Other evidence for a point: tests outside the features, and tests of the features. */
import { existsSync, readFileSync } from 'node:fs';
import { type Case, readCases } from '../run/junit.ts';
import type { Outcome } from '../soak/report.ts';
import { ID } from '../traceability/features.ts';
import type { Evidence } from '../walks/evidence.ts';
import { type Mutant, readMutants } from './mutants.ts';
import {
  proofOf,
  summarizeMutants,
  summarizeTests,
  summarizeTwins,
  summarizeWalks,
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
  readonly walks: readonly Pick<Evidence, 'kind' | 'title' | 'count'>[];
  readonly mutants: readonly Mutant[];
  readonly twins: readonly CaughtTwin[];
  /** Wrong twins that should have been caught. */
  readonly uncaught: readonly UncaughtTwin[];
}

/** Whether any evidence refutes the point. */
export const isRefuted = ({ properties, components, soak, uncaught }: Support) =>
  uncaught.length > 0 || [...properties, ...components, ...soak].some(({ passed }) => !passed);

function readJson<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

/** The conditions in the soak's report, as test cases. */
function readSoak(path: string): readonly Case[] {
  return (readJson<readonly Outcome[]>(path) ?? []).map(({ title, error }) => ({
    name: title,
    passed: error === undefined,
  }));
}

const testsOf = (cases: readonly Case[], id: string): Test[] =>
  cases
    .filter(({ name }) => [...name.matchAll(ID)].some(([, named]) => named === id))
    .map(({ name, passed }) => ({ title: name.replaceAll(ID, '').trim(), passed }));

/** Reads the reports in a folder: a summary of each, and the evidence for each point. */
export function readSupport(folder: string, titles: ReadonlyMap<string, string>) {
  const at = (name: string) => `${folder}/${name}`;
  const properties = readCases(at('properties.xml'));
  const components = readCases(at('components.xml'));
  const soak = readSoak(at('soak.json'));
  const twinsReport = readJson<TwinsReport>(at('twins.json'));
  const twins = twinsReport && readTwins(twinsReport);
  const walks = readJson<
    WalksReport & { evidence: readonly (Evidence & { ids: readonly string[] })[] }
  >(at('walks.json'));
  const mutation = 'mutation/mutation.json';
  const mutants = readMutants(at(mutation), titles);
  const proofs = [
    [
      'Properties',
      'properties.xml',
      'properties',
      summarizeTests(properties, 'property', 'properties'),
    ],
    [
      'Component tests',
      'components.xml',
      'components',
      summarizeTests(components, 'component test', 'component tests'),
    ],
    ['Random walks', 'walks.json', 'walk', summarizeWalks(walks)],
    ['Soak', 'soak.json', 'soak', summarizeTests(soak, 'soak condition', 'soak conditions')],
    ['Changes to the code', mutation, 'mutation', summarizeMutants(mutants)],
    ['Wrong twins', 'twins.json', 'twins', summarizeTwins(twins)],
  ] as const;
  return {
    proofs: proofs.map(([name, file, script, says]) =>
      proofOf(name, at(file), `npm run ${script}`, says),
    ),
    supportOf: (id: string): Support => ({
      properties: testsOf(properties, id),
      components: testsOf(components, id),
      soak: testsOf(soak, id),
      walks: (walks?.evidence ?? []).filter(({ ids, count }) => ids.includes(id) && count > 0),
      mutants: mutants?.killedFor(id) ?? [],
      twins: twins?.caughtFor(id) ?? [],
      uncaught: twins?.uncaughtFor(id) ?? [],
    }),
  };
}
