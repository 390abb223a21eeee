import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isThresholdReached,
  parseThreshold,
  thresholdOrDefault,
} from '../../src/loading/threshold.ts';
import { warningsOf } from '../modules/console-warnings.ts';

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
    fc.property(decimals, (decimal) => {
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

test('@R8.2 any other string warns once, naming itself, and means 80 %', () => {
  const VALID = /^(?:\d+(?:\.\d+)?|\.\d+)(?:px|%)$/;
  const near = fc.string({
    unit: fc.constantFrom('1', '8', '0', '.', '%', 'p', 'x', ' ', '-', '+', 'e'),
  });
  const said = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
      fc.pre(!VALID.test(text) || (text.endsWith('%') && Number.parseFloat(text) > 100));
      const warnings = warningsOf(() => {
        for (const _ of [1, 2]) {
          assert.deepEqual(thresholdOrDefault(text), { unit: '%', value: 80 });
        }
      });
      assert.equal(warnings.length, said.has(text) ? 0 : 1);
      for (const warning of warnings) assert.ok(warning.includes(JSON.stringify(text)));
      said.add(text);
    }),
    { numRuns: 500 },
  );
});

test('@R8.2 values that are neither text nor number warn too', () => {
  for (const given of [null, true, 10n, Symbol('80%')]) {
    const warnings = warningsOf(() => {
      assert.deepEqual(thresholdOrDefault(given), { unit: '%', value: 80 });
    });
    assert.equal(warnings.length, 1, String(given));
  }
});

test('@R9.3 a threshold once reached stays reached further down', () => {
  const thresholds = fc.record({
    unit: fc.constantFrom('px' as const, '%' as const),
    value: fc.nat({ max: 100 }),
  });
  const sizes = fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.nat({ max: 10_000 }));
  fc.assert(
    fc.property(thresholds, sizes, (threshold, [clientHeight, scrollable]) => {
      const scrollHeight = clientHeight + scrollable;
      const reached = (scrollTop: number) =>
        isThresholdReached(threshold, { scrollTop, clientHeight, scrollHeight });
      const edge =
        threshold.unit === 'px'
          ? scrollable - threshold.value
          : Math.ceil((scrollHeight * threshold.value) / 100) - clientHeight;
      assert.equal(reached(scrollable), true);
      if (edge > 0) assert.equal(reached(edge - 1), false);
      if (edge >= 0) assert.equal(reached(edge), true);
    }),
  );
});
