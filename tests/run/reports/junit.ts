import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import junit from 'junit-report-builder';
import { writeReport } from './report-file.ts';

/** A test case of a JUnit report. */
export interface Case {
  readonly name: string;
  readonly passed: boolean;
}

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
  const builder = junit.newBuilder();
  const written = builder.testSuite().name(suite);
  for (const { name, failure } of cases) {
    const testcase = written.testCase().className(suite).name(name);
    if (failure !== undefined) testcase.failure(failure);
  }
  writeReport(report, builder.build());
}

const hasPassed = (testcase: Element) =>
  ['failure', 'error', 'skipped'].every((name) => !testcase.getElementsByTagName(name)[0]);

/** The test cases in the text of a JUnit report; throws if it is damaged. */
export function parseCases(text: string): readonly Case[] {
  const xml = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  return [...xml.getElementsByTagName('testcase')].map((testcase) => ({
    name: testcase.getAttribute('name') ?? '',
    passed: hasPassed(testcase),
  }));
}
