import assert from 'node:assert/strict';
import { test } from 'node:test';
import { install } from '@sinonjs/fake-timers';
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
