/** What else speaks for a point: tests outside the features, and the proofs of their strength. */
import { existsSync, readFileSync } from 'node:fs';
import { type Case, readCases } from '../run/junit.ts';
import type { Outcome } from '../soak/report.ts';
import { ID } from '../traceability/features.ts';
import type { Evidence } from '../walks/evidence.ts';
import { type Mutant, readMutants } from './mutants.ts';
import {
  proofOf,
  tellMutants,
  tellTests,
  tellTwins,
  tellWalks,
  type WalksReport,
} from './proofs.ts';
import { type CaughtTwin, readTwins, type TwinsReport, type UncaughtTwin } from './twins.ts';

export interface Test {
  readonly title: string;
  readonly passed: boolean;
}

/** What supports one point, by the last report of each kind. */
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

/** Whether something speaks against the point. */
export const isRefuted = ({ properties, components, soak, uncaught }: Support) =>
  uncaught.length > 0 || [...properties, ...components, ...soak].some(({ passed }) => !passed);

function readJson<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

/** The cases of the soak's report, as those of JUnit reports. */
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

/** The reports in a folder, by point; and what each says as a whole, with its command if missing. */
export function readSupport(folder: string, titles: ReadonlyMap<string, string>) {
  const at = (name: string) => `${folder}/${name}`;
  const properties = readCases(at('properties.xml'));
  const components = readCases(at('components.xml'));
  const soak = readSoak(at('soak.json'));
  const told = readJson<TwinsReport>(at('twins.json'));
  const twins = told && readTwins(told);
  const walks = readJson<
    WalksReport & { evidence: readonly (Evidence & { ids: readonly string[] })[] }
  >(at('walks.json'));
  const mutation = 'mutation/mutation.json';
  const mutants = readMutants(at(mutation), titles);
  const proofs = [
    ['Properties', 'properties.xml', 'properties', tellTests(properties, 'property', 'properties')],
    [
      'Component tests',
      'components.xml',
      'components',
      tellTests(components, 'component test', 'component tests'),
    ],
    ['Random walks', 'walks.json', 'walk', tellWalks(walks)],
    ['Rough weather', 'soak.json', 'soak', tellTests(soak, 'rough weather', 'rough weathers')],
    ['Changes of the code', mutation, 'mutation', tellMutants(mutants)],
    ['Wrong twins', 'twins.json', 'twins', tellTwins(twins)],
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
