import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DOMImplementation, DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';

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

/**
 * Writes a JUnit report.
 *
 * @param suite the name of the test suite
 * @param cases the name of each test case and, if it failed, why
 */
export function writeCases(
  report: string,
  suite: string,
  cases: readonly { name: string; failure?: string | undefined }[],
): void {
  const xml = new DOMImplementation().createDocument(null, 'testsuite');
  const root = xml.documentElement as Element;
  root.setAttribute('name', suite);
  for (const { name, failure } of cases) {
    const testcase = xml.createElement('testcase');
    testcase.setAttribute('classname', suite);
    testcase.setAttribute('name', name);
    root.appendChild(testcase);
    if (failure === undefined) continue;
    const element = xml.createElement('failure');
    element.setAttribute('message', failure);
    testcase.appendChild(element);
  }
  writeFileSync(report, new XMLSerializer().serializeToString(xml));
}

/** The test cases of a JUnit report; empty if there is no report. */
export function readCases(report: string): readonly Case[] {
  if (!existsSync(report)) return [];
  const xml = new DOMParser().parseFromString(readFileSync(report, 'utf8'), 'text/xml');
  return [...xml.getElementsByTagName('testcase')].map((testcase) => ({
    name: testcase.getAttribute('name') ?? '',
    passed: hasPassed(testcase),
  }));
}

/** Counts the test cases of a JUnit report; zero if there is no report. */
export function countCases(report: string): Count {
  const cases = readCases(report);
  const passed = cases.filter((each) => each.passed).length;
  return { passed, failed: cases.length - passed };
}

/** The names of the failed test cases in a JUnit report. */
export function failedCases(report: string): string[] {
  return readCases(report)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);
}
