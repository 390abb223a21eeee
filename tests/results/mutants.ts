import type { schema } from '@stryker-mutator/api/core';

type Counted = Pick<schema.MutantResult, 'status'>;

export const isKilled = ({ status }: Counted) => status === 'Killed' || status === 'Timeout';

/** Whether it is valid, and no test failed. */
export const isAlive = ({ status }: Counted) => status === 'Survived' || status === 'NoCoverage';

/** Numbers of killed mutants, and of valid ones, which could be killed. */
export function countMutants(mutants: readonly Counted[]) {
  const dead = mutants.filter(isKilled).length;
  return { dead, valid: dead + mutants.filter(isAlive).length };
}

/** A change to the code that a scenario detected. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

/** A summary of StrykerJS's report. */
export type Mutants = ReturnType<typeof readMutants>;

/** Maximum length of quoted code, in characters. */
const LONGEST = 60;

const inOneLine = (code: string) => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
};

function codeAt(source: string, { start, end }: schema.Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return [(lines.shift() ?? '').slice(start.column - 1), ...lines].join('\n');
}

/**
 * Reads the text of StrykerJS's report.
 *
 * @param titles the points' titles, by their ids
 */
export function readMutants(text: string, titles: ReadonlyMap<string, string>) {
  const report = JSON.parse(text) as schema.MutationTestResult;
  const ids = new Map([...titles].map(([id, title]) => [`Rule: ${title}`, id]));
  const tests = Object.values(report.testFiles ?? {}).flatMap((file) => file.tests);
  // By the rule's title, because line numbers change.
  const idOf = new Map(
    tests.map(({ id, name }) => [
      id,
      name
        .split(' -- ')
        .map((part) => ids.get(part))
        .find(Boolean),
    ]),
  );
  const all = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  const reasons = new Map<string, number>();
  for (const { statusReason: reason } of all.filter(isAlive)) {
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    ...countMutants(all),
    /** Number of mutants ignored by a rule. */
    ignored: all.filter(({ status }) => status === 'Ignored').length,
    /** The reasons why mutants may survive, each with their number. */
    reasons: [...reasons].map(([reason, count]) => ({ reason, count })),
    killedFor: (wanted: string): Mutant[] =>
      all
        .filter(({ killedBy = [] }) => killedBy.some((test) => idOf.get(test) === wanted))
        .map(({ file, source, location, replacement = '' }) => ({
          file,
          line: location.start.line,
          original: inOneLine(codeAt(source, location)),
          replacement: inOneLine(replacement),
        })),
  };
}
