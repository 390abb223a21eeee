import assert from 'node:assert/strict';
import { test } from 'node:test';
import { install } from '@sinonjs/fake-timers';
import fc from 'fast-check';
import { SCROLL_THROTTLE_MS } from '../../src/constants.ts';
import {
  isThresholdReached,
  parseThreshold,
  type Threshold,
  thresholdOrDefault,
} from '../../src/loading/threshold.ts';
import { throttled } from '../../src/loading/throttle.ts';

test('@R8.2 each invalid value has one warning, which names it as written, and means 80 %', (t) => {
  const { mock } = t.mock.method(console, 'warn', () => {});
  const values = ['most', '.px', 80, 'most', Number.NaN, null, true, 10n, ['50%'], Symbol('80%')];
  for (const value of values) {
    assert.deepEqual(thresholdOrDefault(value), { unit: '%', value: 80 });
  }
  const named = mock.calls.map(
    (call) => /^Invalid scroll threshold (.+?):/.exec(String(call.arguments[0]))?.[1],
  );
  assert.deepEqual(named, [
    '"most"',
    '".px"',
    '80',
    'NaN',
    'null',
    'true',
    '10',
    '50%',
    'Symbol(80%)',
  ]);
});

test('@R9.3 on a zoomed screen, where offsets are fractions, less than 1 px from the bottom is the bottom', () => {
  for (const text of ['100%', '0px']) {
    const isReached = (left: number) =>
      isThresholdReached(parseThreshold(text) as Threshold, {
        scrollTop: 1_500 - left,
        clientHeight: 500,
        scrollHeight: 2_000,
      });
    assert.deepEqual([isReached(0.9), isReached(1)], [true, false], text);
  }
});

/** The handled ones of `events`, given by their times in ms, each with the time at which it is handled. */
function handled(events: readonly number[]): { at: number; event: number }[] {
  const clock = install({ now: 0 });
  const calls: { at: number; event: number }[] = [];
  let latest = 0;
  const call = throttled(() => calls.push({ at: clock.now, event: latest }));
  for (const event of events) {
    clock.tick(event - clock.now);
    latest = event;
    call();
  }
  clock.runAll();
  clock.uninstall();
  return calls;
}

const bursts = fc
  .array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 60 })
  .map((gaps) => gaps.map((_, index) => gaps.slice(0, index + 1).reduce((a, b) => a + b)));

test('@R9.4 the first event is handled at once, no two within 150 ms, and each or a later one after 150 ms at the latest', () => {
  fc.assert(
    fc.property(bursts, (events) => {
      const calls = handled(events);
      assert.deepEqual(calls[0], { at: events[0], event: events[0] });
      for (const [nth, { at }] of calls.slice(1).entries()) {
        assert.ok(at - (calls[nth]?.at ?? 0) >= SCROLL_THROTTLE_MS, JSON.stringify(calls));
      }
      for (const event of events) {
        const isHandled = ({ at, event: handledEvent }: (typeof calls)[number]) =>
          handledEvent >= event && at - event <= SCROLL_THROTTLE_MS;
        assert.ok(calls.some(isHandled), JSON.stringify(calls));
      }
    }),
  );
});

test('@R9.4 a call that waits can be cancelled, and the next one is handled at once', () => {
  const clock = install({ now: 0 });
  const calls: number[] = [];
  const call = throttled(() => calls.push(clock.now));
  call();
  call();
  call.cancel();
  clock.tick(1_000);
  call();
  clock.uninstall();
  assert.deepEqual(calls, [0, 1_000]);
});
