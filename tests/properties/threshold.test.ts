import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isThresholdReached,
  parseThreshold,
  type Threshold,
  thresholdOrDefault,
} from '../../src/loading/threshold.ts';

const decimals = fc.oneof(
  fc.nat().map(String),
  fc.tuple(fc.nat(), fc.nat()).map(([whole, part]) => `${whole}.${part}`),
  fc.nat().map((part) => `.${part}`),
);

test('@R9.3 every non-negative decimal with px is that distance', () => {
  fc.assert(
    fc.property(decimals, (decimal) => {
      assert.deepEqual(parseThreshold(`${decimal}px`), { unit: 'px', value: Number(decimal) });
    }),
  );
});

test('@R9.3 a decimal with % is that percentage up to 100, and nothing above', () => {
  fc.assert(
    fc.property(fc.oneof(decimals, fc.nat({ max: 101 }).map(String)), (decimal) => {
      const value = Number(decimal);
      const expected = value <= 100 ? { unit: '%', value } : undefined;
      assert.deepEqual(parseThreshold(`${decimal}%`), expected);
    }),
  );
});

test('@R9.3 a number from 0 to 1 is a fraction, and no other number is a threshold', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: 0, max: 1 })), (number) => {
      const expected = number >= 0 && number <= 1 ? { unit: '%', value: number * 100 } : undefined;
      assert.deepEqual(parseThreshold(number), expected);
    }),
  );
});

test('@R9.3 nothing else is a threshold', () => {
  const cases: [value: unknown, because: string][] = [
    ['1.px', 'a digit follows the point'],
    ['.px', 'a digit follows the point'],
    [' 80%', 'nothing precedes the number'],
    [['80%'], 'a list is no text'],
    [null, 'it is no value'],
  ];
  for (const [value, because] of cases) assert.equal(parseThreshold(value), undefined, because);
});

test('@R8.2 each invalid value has one warning, which names it as written, and means 80 %', (t) => {
  const { mock } = t.mock.method(console, 'warn', () => {});
  const values = ['most', 80, 'most', Number.NaN, null, true, 10n, Symbol('80%')];
  for (const value of values) {
    assert.deepEqual(thresholdOrDefault(value), { unit: '%', value: 80 });
  }
  const named = mock.calls.map(
    (call) => /^Invalid scroll threshold (.+?):/.exec(String(call.arguments[0]))?.[1],
  );
  assert.deepEqual(named, ['"most"', '80', 'NaN', 'null', 'true', '10', 'Symbol(80%)']);
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
