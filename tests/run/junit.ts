import { existsSync, readFileSync } from 'node:fs';
import { DOMParser, type Element } from '@xmldom/xmldom';

export interface Count {
  passed: number;
  failed: number;
}

/** A test case of a JUnit report. */
export interface Case {
  readonly name: string;
  readonly passed: boolean;
}

const hasPassed = (testcase: Element) =>
  ['failure', 'error', 'skipped'].every((name) => !testcase.getElementsByTagName(name)[0]);

/** The test cases of a JUnit report; none where there is no report. */
export function readCases(report: string): readonly Case[] {
  if (!existsSync(report)) return [];
  const xml = new DOMParser().parseFromString(readFileSync(report, 'utf8'), 'text/xml');
  return [...xml.getElementsByTagName('testcase')].map((testcase) => ({
    name: testcase.getAttribute('name') ?? '',
    passed: hasPassed(testcase),
  }));
}

/** Counts the test cases of a JUnit report; none where there is no report. */
export function countCases(report: string): Count {
  const cases = readCases(report);
  const passed = cases.filter((each) => each.passed).length;
  return { passed, failed: cases.length - passed };
}

/** The names of the test cases that a JUnit report says to have failed. */
export function failedCases(report: string): string[] {
  return readCases(report)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);
}
