import { existsSync } from 'node:fs';
import {
  DOMImplementation,
  DOMParser,
  type Element,
  onErrorStopParsing,
  XMLSerializer,
} from '@xmldom/xmldom';
import { ReportError, readReport, writeReport } from './report-file.ts';

/** The outcome of a command by its report and its exit code. */
export interface CommandOutcome {
  readonly passed: number;
  /** The names of the failed test cases, and the fault. */
  readonly failed: readonly string[];
  /** Reason of a failure without a failed test case. */
  readonly fault?: string;
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

/** Reason why a command failed although all of its test cases passed; `undefined` if it did not fail. */
function faultOf(report: string, cases: readonly Case[], code: number): string | undefined {
  if (cases.length === 0)
    return `${report} ${existsSync(report) ? 'has no test case' : 'is missing'}`;
  return code === 0 ? undefined : `exit code ${code}`;
}

/** Reads the outcome of a command that ended with an exit code. */
export function commandOutcome(report: string, code: number): CommandOutcome {
  try {
    const cases = readReport(report, parseCases) ?? [];
    const failed = cases.filter(({ passed }) => !passed).map(({ name }) => name);
    const passed = cases.length - failed.length;
    const fault = failed.length > 0 ? undefined : faultOf(report, cases, code);
    return fault ? { passed, failed: [fault], fault } : { passed, failed };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return { passed: 0, failed: [error.message], fault: error.message };
  }
}
