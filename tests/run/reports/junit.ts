import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { writeReport } from './report-file.ts';

/** A test case of a JUnit report. */
export interface Case {
  readonly name: string;
  readonly passed: boolean;
}

/** What XML 1.0 cannot hold: most control characters, and half of a surrogate pair. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[<&"\t\n\r]/g, (found) => `&#${found.charCodeAt(0)};`);

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
  const elements = cases.map(({ name, failure }) => {
    const content = failure === undefined ? '' : `<failure message="${escaped(failure)}"/>`;
    return `<testcase classname="${suite}" name="${escaped(name)}">${content}</testcase>\n`;
  });
  writeReport(report, `<testsuite name="${suite}">\n${elements.join('')}</testsuite>\n`);
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
