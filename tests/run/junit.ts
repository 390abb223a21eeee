import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** The test cases of a JUnit report, as it has them; none where there is no report. */
function casesIn(report: string): readonly string[] {
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return xml.match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
}

const hasFailed = (testcase: string) => /<(failure|error|skipped)\b/.test(testcase);

/** Counts the test cases of a JUnit report. */
export function countCases(report: string): Count {
  const cases = casesIn(report);
  const failed = cases.filter(hasFailed).length;
  return { passed: cases.length - failed, failed };
}

/** The names of the test cases that a JUnit report says to have failed. */
export function failedCases(report: string): string[] {
  return casesIn(report)
    .filter(hasFailed)
    .map((testcase) => /\bname="([^"]*)"/.exec(testcase)?.[1] ?? testcase);
}
