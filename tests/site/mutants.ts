import { existsSync, readFileSync } from 'node:fs';
import type { schema } from '@stryker-mutator/api/core';

/** A change to the code that a scenario detected. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
}

/** A summary of StrykerJS's report. */
export type Mutants = NonNullable<ReturnType<typeof readMutants>>;

/** Length in characters to which quoted code is cut. */
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
 * Reads StrykerJS's report.
 *
 * @param titles the points' titles, by their ids
 * @returns `undefined` if there is none
 */
export function readMutants(path: string, titles: ReadonlyMap<string, string>) {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8')) as schema.MutationTestResult;
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
  const count = (...statuses: string[]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  const dead = count('Killed', 'Timeout');
  const valid = all.length - count('CompileError', 'RuntimeError');
  const reasons = new Map<string, number>();
  for (const { status, statusReason = 'no reason given' } of all) {
    if (status === 'Ignored') reasons.set(statusReason, (reasons.get(statusReason) ?? 0) + 1);
  }
  return {
    dead,
    valid,
    /** Why mutants were ignored, and how many for each reason. */
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
