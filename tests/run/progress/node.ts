/** A reporter of Node's test runner that reports its progress. */
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { Progress } from './progress.ts';

export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const progress = new Progress('tests');
  let hasPassed = true;
  // Without any test, the run has not passed.
  progress.report({ planned: 0 });
  for await (const { type, data } of events) {
    if (type === 'test:enqueue') progress.report({ planned: 1 });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, details, skip } = data;
    const error = 'error' in details && (details.error.cause ?? details.error);
    const failure = (error ? inspect(error) : skip && 'It was skipped') || undefined;
    hasPassed &&= failure === undefined;
    progress.report({ ended: name, failure });
  }
  progress.end(hasPassed);
  // A reporter is a generator, whatever it prints.
  yield '';
}
