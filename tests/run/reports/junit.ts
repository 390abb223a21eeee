import {
  DOMImplementation,
  DOMParser,
  type Element,
  onErrorStopParsing,
  XMLSerializer,
} from '@xmldom/xmldom';
import { writeReport } from './report-file.ts';

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
  writeReport(report, new XMLSerializer().serializeToString(xml));
}

/** The test cases in the text of a JUnit report; throws if it is damaged. */
export function parseCases(text: string): readonly Case[] {
  const xml = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  return [...xml.getElementsByTagName('testcase')].map((testcase) => ({
    name: testcase.getAttribute('name') ?? '',
    passed: hasPassed(testcase),
  }));
}
