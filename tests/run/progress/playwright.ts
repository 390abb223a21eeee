/** A reporter of Playwright's test runner that prints its progress as events. */
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { report } from './event.ts';

function textOf({ message = '', value = '', snippet = '', location }: TestError): string {
  const place = location ? `${location.file}:${location.line}\n\n` : '';
  return stripVTControlCharacters(`${place}${message || value}\n\n${snippet}`).trimEnd();
}

export default class ProgressReporter implements Reporter {
  onBegin(_: unknown, suite: Suite): void {
    report({ planned: suite.allTests().length });
  }

  onTestEnd({ title }: TestCase, { status, errors }: TestResult): void {
    const why = errors.map(textOf).join('\n\n') || `It is ${status}`;
    report({ ended: title, failure: status === 'passed' ? undefined : why });
  }

  onError(error: TestError): void {
    console.error(textOf(error));
  }
}
