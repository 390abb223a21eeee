import type { schema } from '@stryker-mutator/api/core';
import { calculateMetrics } from 'mutation-testing-metrics';
import { many } from '../../run/many.ts';
import type { Content } from './kinds.ts';

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

/** The id of the point of each test, by the title of its rule, because line numbers change. */
function pointsOfTests(
  { testFiles = {} }: schema.MutationTestResult,
  titles: ReadonlyMap<string, string>,
) {
  const ids = new Map([...titles].map(([id, title]) => [`Rule: ${title}`, id]));
  const tests = Object.values(testFiles).flatMap((file) => file.tests);
  return new Map(
    tests.map(({ id, name }) => [id, name.split(' -- ').flatMap((part) => ids.get(part) ?? [])[0]]),
  );
}

/** Reads the report of StrykerJS. */
export function readMutants(text: string, titles: ReadonlyMap<string, string>): Content {
  const report = JSON.parse(text) as schema.MutationTestResult;
  const points = pointsOfTests(report, titles);
  const all = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  const { totalDetected, totalValid, ignored } = calculateMetrics(report.files).metrics;
  const excused = all.flatMap(({ status, statusReason }) =>
    (status === 'Survived' || status === 'NoCoverage') && statusReason ? statusReason : [],
  );
  const undetected = totalValid - totalDetected - excused.length;
  const parts = [
    `${totalDetected} of ${many(totalValid, 'change')} detected by the examples and unit tests`,
    ...(excused.length > 0 ? [`${excused.length} undetected for a stated reason`] : []),
    ...(undetected > 0 ? [`${undetected} undetected`] : []),
    ...(ignored > 0 ? [`${ignored} not made, by rule`] : []),
  ];
  return {
    summary: {
      says: parts.join('; '),
      details: [...new Set(excused)].map((reason) => {
        const count = excused.filter((each) => each === reason).length;
        return count > 1 ? `${reason} (${count})` : reason;
      }),
      ...(undetected > 0 && { fault: `${many(undetected, 'change')} to the code went undetected` }),
    },
    entries: all.map(({ file, source, location, replacement, killedBy = [] }) => ({
      ids: killedBy.flatMap((test) => points.get(test) ?? []),
      title: `${file}:${location.start.line}`,
      detail: `${inOneLine(codeAt(source, location))} → ${inOneLine(replacement ?? '') || 'nothing'}`,
      passed: true,
    })),
  };
}
