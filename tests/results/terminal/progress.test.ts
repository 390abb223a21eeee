import assert from 'node:assert/strict';
import test from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { EventReader, type Progress } from '../../run/progress/event.ts';
import { OPENS, runOf, WAITS } from '../recordings/made-up-run.ts';
import { printed } from './printed.ts';
import progress from './progress.ts';

/** The reported events of a run: the number of planned examples, and the others without times. */
function reported(run: readonly Envelope[]) {
  let planned = 0;
  const events: Progress[] = [];
  const reader = new EventReader((event) => {
    if ('planned' in event) planned += event.planned;
    else events.push(event);
  }, assert.fail);
  reader.read(printed(progress, run));
  const plain = events.map((event) => {
    if (!('ended' in event)) return event;
    const { ended, failure } = event;
    return failure === undefined ? { ended } : { ended, failure: failure.split('\n').at(-1) };
  });
  return { planned, events: plain };
}

const opens = 'R1.1 It opens';
const waits = 'R1.1 It waits';

test('each example is planned, starts and ends', () => {
  const { planned, events } = reported(runOf({ [OPENS]: ['....'], [WAITS]: ['....'] }));
  assert.equal(planned, 2);
  assert.deepEqual(events, [
    { started: opens },
    { ended: opens },
    { started: waits },
    { ended: waits },
  ]);
});

test('an example that is repeated starts and ends once', () => {
  const { planned, events } = reported(runOf({ [OPENS]: ['.F--', '..F-'] }));
  assert.equal(planned, 1);
  assert.deepEqual(events, [{ started: opens }, { ended: opens, failure: 'Received: 39' }]);
});

test('an example whose process is gone fails at the end of the run', () => {
  const failure = 'It has not ended: the process that ran it is gone.';
  assert.deepEqual(reported(runOf({ [OPENS]: ['..'], [WAITS]: ['....'] })).events.at(-1), {
    ended: opens,
    failure,
  });
});

test('an example that was not started is planned, but does not end', () => {
  const { planned, events } = reported(
    runOf({ [OPENS]: ['....'], [WAITS]: [] }, { success: false }),
  );
  assert.equal(planned, 2);
  assert.deepEqual(events, [{ started: opens }, { ended: opens }]);
});
