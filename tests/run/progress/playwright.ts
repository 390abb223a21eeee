/** A reporter of Playwright's test runner that reports its progress. */
import { stripVTControlCharacters } from 'node:util';
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { ProgressLine } from './progress-line.ts';

function textOf({ message = '', value = '', snippet = '', location }: TestError): string {
  const place = location ? `${location.file}:${location.line}\n\n` : '';
  return stripVTControlCharacters(`${place}${message || value}\n\n${snippet}`).trimEnd();
}

export default class ProgressReporter implements Reporter {
  private readonly line = new ProgressLine('tests');

  onBegin(_: unknown, suite: Suite): void {
    this.line.report({ planned: suite.allTests().length });
  }

  onTestEnd({ title }: TestCase, { status, errors }: TestResult): void {
    const why = errors.map(textOf).join('\n\n') || `It is ${status}`;
    this.line.report({ ended: title, failure: status === 'passed' ? undefined : why });
  }

  onEnd({ status }: FullResult): void {
    this.line.end(status === 'passed');
  }

  onError(error: TestError): void {
    console.error(textOf(error));
  }
}
