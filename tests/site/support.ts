/** What else speaks for a point: tests outside the features, and the proofs of their strength. */
import { existsSync, readFileSync } from 'node:fs';
import { type Case, readCases } from '../run/junit.ts';
import type { Outcome } from '../soak/report.ts';
import { ID } from '../traceability/features.ts';
import type { Finding } from '../twins/judging.ts';
import type { Evidence } from '../walks/evidence.ts';
import { type Mutant, readMutants } from './mutants.ts';

export interface Test {
  readonly title: string;
  readonly passed: boolean;
}

/** A wrong twin that a scenario of the point caught. */
export interface CaughtTwin {
  readonly name: string;
  /** What it does wrong, as a sentence. */
  readonly wrong: string;
  readonly scenario: string;
  readonly message: string;
}

/** What supports one point, by the last report of each kind. */
export interface Support {
  readonly properties: readonly Test[];
  readonly components: readonly Test[];
  readonly soak: readonly Test[];
  readonly walks: readonly Pick<Evidence, 'kind' | 'title' | 'count'>[];
  readonly mutants: readonly Mutant[];
  readonly twins: readonly CaughtTwin[];
}

interface TwinsReport {
  readonly summary: string;
  readonly twins: readonly { name: string; wrong: string; findings: readonly Finding[] }[];
}

interface WalksReport {
  readonly form: string;
  readonly seed: number;
  readonly walks: readonly { commands: number; passed: boolean }[];
  readonly evidence: readonly (Evidence & { ids: readonly string[] })[];
}

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

function caughtBy(report: TwinsReport | undefined, id: string): CaughtTwin[] {
  return (report?.twins ?? []).flatMap(({ name, wrong, findings }) =>
    findings.flatMap((finding) =>
      finding.id === id && finding.caught ? [{ name, wrong, ...finding.caught }] : [],
    ),
  );
}

const many = (count: number, what: string) => `${count.toLocaleString('en')} ${what}`;

function testsSay(cases: readonly Case[]): string | undefined {
  const failed = cases.filter(({ passed }) => !passed).length;
  if (cases.length === 0) return undefined;
  return failed === 0 ? `${cases.length}, all passed` : `${cases.length}, ${failed} failed`;
}

function walksSay(report: WalksReport | undefined): string | undefined {
  if (!report) return undefined;
  const commands = report.walks.reduce((sum, walk) => sum + walk.commands, 0);
  const failed = report.walks.some(({ passed }) => !passed);
  return `${report.walks.length} of ${many(commands, 'commands')}, ${failed ? 'one failed' : 'no failure'} (${report.form} form, seed ${report.seed})`;
}

/** The reports in a folder, by point; and what each says as a whole, with its command if missing. */
export function readSupport(folder: string, titles: ReadonlyMap<string, string>) {
  const properties = readCases(`${folder}/properties.xml`);
  const components = readCases(`${folder}/components.xml`);
  const soak = readSoak(`${folder}/soak.json`);
  const twins = readJson<TwinsReport>(`${folder}/twins.json`);
  const walks = readJson<WalksReport>(`${folder}/walks.json`);
  const mutation = readMutants(`${folder}/mutation/mutation.json`, titles);
  const proofs = [
    ['Properties', testsSay(properties), 'npm run properties'],
    ['Component tests', testsSay(components), 'npm run components'],
    ['Random walks', walksSay(walks), 'npm run walk'],
    ['Rough weather', testsSay(soak), 'npm run soak'],
    ['Changes of the code', mutation?.says, 'npm run mutation'],
    ['Wrong twins', twins?.summary, 'npm run twins'],
  ] as const;
  return {
    proofs: proofs.map(([name, says, command]) => ({
      name,
      says: says ?? `no report here: "${command}" makes one`,
    })),
    supportOf: (id: string): Support => ({
      properties: testsOf(properties, id),
      components: testsOf(components, id),
      soak: testsOf(soak, id),
      walks: (walks?.evidence ?? []).filter(({ ids, count }) => ids.includes(id) && count > 0),
      mutants: mutation?.killedFor(id) ?? [],
      twins: caughtBy(twins, id),
    }),
  };
}
