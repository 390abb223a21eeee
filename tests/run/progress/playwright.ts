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
import { Progress } from './progress.ts';

function textOf({ message = '', value = '', snippet = '', location }: TestError): string {
  const place = location ? `${location.file}:${location.line}\n\n` : '';
  return stripVTControlCharacters(`${place}${message || value}\n\n${snippet}`).trimEnd();
}

export default class ProgressReporter implements Reporter {
  private readonly progress = new Progress('tests');

  onBegin(_: unknown, suite: Suite): void {
    this.progress.report({ planned: suite.allTests().length });
  }

  onTestEnd({ title }: TestCase, { status, errors }: TestResult): void {
    const why = errors.map(textOf).join('\n\n') || `It is ${status}`;
    this.progress.report({ ended: title, failure: status === 'passed' ? undefined : why });
  }

  onEnd({ status }: FullResult): void {
    this.progress.end(status === 'passed');
  }

  onError(error: TestError): void {
    console.error(textOf(error));
  }
}
