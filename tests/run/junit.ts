import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** Counts the test cases of a JUnit report; none where there is no report. */
export function countCases(report: string): Count {
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const cases = xml.match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const failed = cases.filter((each) => /<(failure|error|skipped)\b/.test(each)).length;
  return { passed: cases.length - failed, failed };
}
