/** A reporter of Node's test runner that reports how far the run is. */
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { lineOf } from './event.ts';

export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type === 'test:enqueue') yield lineOf({ planned: 1 });
    if (event.type === 'test:start') yield lineOf({ started: event.data.name });
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { name, details } = event.data;
      const failure =
        'error' in details ? inspect(details.error.cause ?? details.error) : undefined;
      yield lineOf({ ended: name, seconds: details.duration_ms / 1_000, failure });
    }
  }
}
