/** Summaries of the reports with other evidence. */
import { readFileSync, statSync } from 'node:fs';
import type { Mutants } from '../../results/mutants.ts';
import type { Case } from '../../run/reports/junit.ts';
import { many } from '../../run/text.ts';
import type { Conformance } from './faulty-pages.ts';

/** A kind of evidence, as of its last report. */
export interface EvidenceSummary {
  readonly name: string;
  /** A summary of its report, or which command makes one. */
  readonly says: string;
  /** What failed, for the headline of the document; absent if nothing did. */
  readonly fault?: string;
  /** Reasons for what was left out. */
  readonly details: readonly string[];
  /** When its report was made, ISO 8601; absent without a report. */
  readonly made?: string;
}

export interface WalksReport {
  readonly form: string;
  readonly seed: number;
  readonly walks: readonly { commands: number; passed: boolean }[];
}

export type Summary = Pick<EvidenceSummary, 'says' | 'fault'> &
  Partial<Pick<EvidenceSummary, 'details'>>;

/** When a report was made: by its timestamp, or by its file's modification time. */
export function timeOf(path: string): string {
  const [, timestamp] =
    /timestamp="([^"]+)"/.exec(readFileSync(path, 'utf8').slice(0, 2_000)) ?? [];
  return (timestamp ? new Date(timestamp) : statSync(path).mtime).toISOString();
}

/** Summarizes tests; `one` and `more` are what they are called. */
export function summarizeTests(
  cases: readonly Case[],
  one: string,
  more: string,
): Summary | undefined {
  const failed = cases.filter(({ passed }) => !passed).length;
  if (cases.length === 0) return undefined;
  if (failed === 0) return { says: `${cases.length}, all passed` };
  const fault = `${failed} of ${many(cases.length, one, more)} failed`;
  return { says: `${cases.length}, of which ${failed} failed`, fault };
}

export function summarizeWalks(report: WalksReport): Summary {
  const { form, seed, walks } = report;
  const commands = walks.reduce((sum, walk) => sum + walk.commands, 0);
  const failed = walks.filter(({ passed }) => !passed).length;
  const outcome = failed === 0 ? 'no failures' : `${failed} failed`;
  return {
    says: `${many(walks.length, 'walk')}, ${many(commands, 'command')} in all, ${outcome} (${form} form, seed ${seed})`,
    ...(failed > 0 && { fault: `${failed} of ${many(walks.length, 'random walk')} failed` }),
  };
}

export function summarizeMutants(mutants: Mutants): Summary {
  const { dead, valid, ignored, reasons } = mutants;
  const excused = reasons.reduce((sum, { count }) => sum + count, 0);
  const undetected = valid - dead - excused;
  const parts = [
    `${dead} of ${many(valid, 'change')} detected by the examples and unit tests`,
    ...(excused > 0 ? [`${excused} undetected for a stated reason`] : []),
    ...(undetected > 0 ? [`${undetected} undetected`] : []),
    ...(ignored > 0 ? [`${ignored} not made, by rule`] : []),
  ];
  return {
    says: parts.join('; '),
    details: reasons.map(({ reason, count }) => (count > 1 ? `${reason} (${count})` : reason)),
    ...(undetected > 0 && { fault: `${many(undetected, 'change')} to the code went undetected` }),
  };
}

export function summarizeConformance(conformance: Conformance): Summary {
  const { count, asked, missed, failedByCorrect } = conformance;
  const faults = [
    ...(missed > 0 ? [`faulty pages not caught ${missed} of ${many(asked, 'time')}`] : []),
    ...(failedByCorrect > 0 ? [`correct pages failed ${many(failedByCorrect, 'example')}`] : []),
  ];
  const says = `${many(count, 'faulty page')}, caught ${asked - missed} of ${many(asked, 'time')} by an example of a point that they violate`;
  if (faults.length === 0) return { says };
  return { says: [says, ...faults].join('; '), fault: faults.join(', and ') };
}
