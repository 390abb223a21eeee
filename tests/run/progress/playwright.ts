/** A reporter of Playwright's test runner that prints its progress as events. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { report } from './event.ts';

const textOf = ({ message = '', value = '', snippet = '', location }: TestError) =>
  stripVTControlCharacters(
    [
      ...(location ? [`${relative('.', location.file)}:${location.line}`, ''] : []),
      message || value,
      '',
      snippet,
    ].join('\n'),
  ).trimEnd();

export default class ProgressReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    report({ planned: suite.allTests().length });
  }

  onTestBegin({ title }: TestCase): void {
    report({ started: title });
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    const hasFailed = status !== test.expectedStatus;
    const failure = errors.map(textOf).join('\n\n') || `Status: ${status}`;
    report({
      ended: test.title,
      seconds: duration / 1_000,
      failure: hasFailed ? failure : undefined,
    });
  }

  onError(error: TestError): void {
    console.error(textOf(error));
  }

  printsToStdio(): boolean {
    return true;
  }
}
