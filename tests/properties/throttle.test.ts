import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { SCROLL_THROTTLE_MS } from '../../src/constants.ts';
import { throttled } from '../../src/loading/throttle.ts';

/** Times, in ms, at which events are handled, given the times at which they happen. */
function handledAt(events: readonly number[]): number[] {
  const scheduler = new TestScheduler(assert.deepEqual);
  const handled: number[] = [];
  scheduler.run(({ flush }) => {
    const source = new Subject<number>();
    source.pipe(throttled()).subscribe(() => handled.push(scheduler.now()));
    for (const at of events) scheduler.schedule(() => source.next(at), at);
    flush();
  });
  return handled;
}

const bursts = fc
  .array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 60 })
  .map((gaps) => gaps.map((_, index) => gaps.slice(0, index + 1).reduce((a, b) => a + b)));

test('@R9.4 the first event is handled at once', () => {
  fc.assert(fc.property(bursts, (events) => assert.equal(handledAt(events)[0], events[0])));
});

test('@R9.4 no two events are handled within 150 ms', () => {
  fc.assert(
    fc.property(bursts, (events) => {
      const handled = handledAt(events);
      handled.slice(1).forEach((at, index) => {
        assert.ok(at - (handled[index] as number) >= SCROLL_THROTTLE_MS, `${handled}`);
      });
    }),
  );
});

test('@R9.4 after every event one is handled, at most 150 ms later', () => {
  fc.assert(
    fc.property(bursts, (events) => {
      const handled = handledAt(events);
      for (const event of events) {
        assert.ok(
          handled.some((at) => at >= event && at - event <= SCROLL_THROTTLE_MS),
          `${handled}`,
        );
      }
    }),
  );
});

test('@R9.4 a single event is handled once', () => {
  assert.deepEqual(handledAt([7]), [7]);
});
