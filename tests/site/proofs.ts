/** What the reports of the proofs say as a whole. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Case } from '../run/junit.ts';
import type { Mutants } from './mutants.ts';
import type { Twins } from './twins.ts';

/** A kind of proof, by its last report. */
export interface Proof {
  readonly name: string;
  /** What its report says, or which command makes one. */
  readonly says: string;
  /** What went wrong, to follow the number of examples that failed; none where all is well. */
  readonly fault?: string;
  /** What was left out, and why. */
  readonly details: readonly string[];
  /** When its report was made; none where there is none. */
  readonly made?: Date;
}

export interface WalksReport {
  readonly form: string;
  readonly seed: number;
  readonly walks: readonly { commands: number; passed: boolean }[];
}

/** A number and what there is of it. */
export const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

type Told = Pick<Proof, 'says' | 'fault'> & { readonly details?: Proof['details'] };

/** When a report was made: by its own word, or by its file's time. */
function timeOf(path: string): Date {
  const [, told] = /timestamp="([^"]+)"/.exec(readFileSync(path, 'utf8').slice(0, 2_000)) ?? [];
  return told ? new Date(told) : statSync(path).mtime;
}

/** One kind of proof: `told` of its report at `path`, which `command` makes. */
export function proofOf(
  name: string,
  path: string,
  command: string,
  told: Told | undefined,
): Proof {
  if (!told) return { name, says: `no report here: "${command}" makes one`, details: [] };
  return { name, details: [], ...told, ...(existsSync(path) && { made: timeOf(path) }) };
}

/** Of tests, which are called so. */
export function tellTests(cases: readonly Case[], one: string, more: string): Told | undefined {
  const failed = cases.filter(({ passed }) => !passed).length;
  if (cases.length === 0) return undefined;
  if (failed === 0) return { says: `${cases.length}, all passed` };
  const fault = `${failed} of ${many(cases.length, one, more)} failed`;
  return { says: `${cases.length}, of which ${failed} failed`, fault };
}

export function tellWalks(report: WalksReport | undefined): Told | undefined {
  if (!report) return undefined;
  const { form, seed, walks } = report;
  const commands = walks.reduce((sum, walk) => sum + walk.commands, 0);
  const failed = walks.filter(({ passed }) => !passed).length;
  const came = failed === 0 ? 'no failure' : `${failed} failed`;
  return {
    says: `${many(walks.length, 'walk')}, ${many(commands, 'command')} in all, ${came} (${form} form, seed ${seed})`,
    ...(failed > 0 && { fault: `${failed} of ${many(walks.length, 'random walk')} failed` }),
  };
}

export function tellMutants(mutants: Mutants | undefined): Told | undefined {
  if (!mutants) return undefined;
  const { dead, valid, ignored, reasons } = mutants;
  const excused = reasons.reduce((sum, { count }) => sum + count, 0);
  const unnoticed = valid - dead - excused;
  const parts = [
    `${dead} of ${many(valid, 'change')} noticed by the examples and unit tests`,
    ...(excused > 0 ? [`${excused} unnoticed for a stated reason`] : []),
    ...(unnoticed > 0 ? [`${unnoticed} unnoticed`] : []),
    ...(ignored > 0 ? [`${ignored} not made, by rule`] : []),
  ];
  return {
    says: parts.join('; '),
    details: reasons.map(({ reason, count }) => (count > 1 ? `${reason} (${count})` : reason)),
    ...(unnoticed > 0 && { fault: `${many(unnoticed, 'change')} of the code went unnoticed` }),
  };
}

export function tellTwins(twins: Twins | undefined): Told | undefined {
  if (!twins) return undefined;
  const { count, asked, missed, wronged } = twins;
  const faults = [
    ...(missed > 0 ? [`wrong twins went uncaught ${missed} of ${many(asked, 'time')}`] : []),
    ...(wronged > 0 ? [`the right twin failed ${many(wronged, 'example')}`] : []),
  ];
  const says = `${many(count, 'wrong twin')}, caught ${asked - missed} of ${many(asked, 'time')} by an example of the point that they offend`;
  if (faults.length === 0) return { says };
  return { says: [says, ...faults].join('; '), fault: faults.join(', and ') };
}
