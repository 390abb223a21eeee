/** A reporter of Node's test runner that prints its progress as events. */
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { lineOf, type Progress } from './event.ts';

function progressOf({ type, data }: TestEvent): Progress {
  if (type === 'test:enqueue') return { planned: 1 };
  if (type === 'test:start') return { started: data.name };
  if (type !== 'test:pass' && type !== 'test:fail') return {};
  const { name, details, skip } = data;
  const error = 'error' in details && (details.error.cause ?? details.error);
  const failure = error ? inspect(error) : skip && 'It was skipped';
  return { ended: name, failure: failure || undefined };
}

export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) yield lineOf(progressOf(event));
}
