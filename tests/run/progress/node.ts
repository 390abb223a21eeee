/** A reporter of Node's test runner that prints its progress as events. */
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { lineOf } from './event.ts';

export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  // Without any test, the run has not passed.
  yield lineOf({ planned: 0 });
  for await (const { type, data } of events) {
    if (type === 'test:enqueue') yield lineOf({ planned: 1 });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, details, skip } = data;
    const error = 'error' in details && (details.error.cause ?? details.error);
    const failure = error ? inspect(error) : skip && 'It was skipped';
    yield lineOf({ ended: name, failure: failure || undefined });
  }
}
