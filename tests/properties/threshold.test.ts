import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isThresholdReached,
  parseThreshold,
  type Threshold,
  thresholdOrDefault,
} from '../../src/loading/threshold.ts';
import { warningsOf } from '../modules/console-warnings.ts';
import { texts } from './arbitraries.ts';

const decimals = fc.oneof(
  fc.nat().map(String),
  fc.tuple(fc.nat(), fc.nat()).map(([whole, part]) => `${whole}.${part}`),
  fc.nat().map((part) => `.${part}`),
);

/** What a value means as a threshold: `undefined` if it is none. */
const MEANINGS: readonly (readonly [
  given: unknown,
  meaning: string | undefined,
  because: string,
])[] = [
  [0, '0%', 'a number is a share'],
  [0.75, '75%', 'a number is a share'],
  [1, '100%', 'a number is a share'],
  [1.01, undefined, 'no share is more than the whole'],
  [-0.5, undefined, 'no share is negative'],
  [Number.POSITIVE_INFINITY, undefined, 'no share is infinite'],
  [Number.NaN, undefined, 'it is not a number'],
  ['99.75%', '99.75%', 'decimals count'],
  ['100.01%', undefined, 'a percentage ends at 100'],
  ['200.25px', '200.25px', 'decimals count'],
  ['.25px', '0.25px', 'no digit has to precede the point'],
  ['1.px', undefined, 'a digit has to follow it'],
  ['.px', undefined, 'a digit has to follow it'],
  ['80%!', undefined, 'nothing follows the unit'],
  [' 80%', undefined, 'nothing precedes the number'],
  [['80%'], undefined, 'a list is not a text'],
  [null, undefined, 'nothing is given'],
];

for (const [given, meaning, because] of MEANINGS) {
  const name = typeof given === 'number' ? String(given) : JSON.stringify(given);
  test(`@R9.3 as a threshold ${name} means ${meaning ?? 'nothing'}: ${because}`, () => {
    const threshold = parseThreshold(given);
    assert.equal(threshold && `${threshold.value}${threshold.unit}`, meaning);
  });
}

/** On a zoomed screen offsets are fractions, and 0.9 px from the bottom can be the bottom. */
const REACHED = [
  [0, '100%', true],
  [0.9, '100%', true],
  [0.9, '0px', true],
  [1, '100%', false],
  [1, '0px', false],
] as const;

for (const [left, text, isReached] of REACHED) {
  test(`@R9.3 ${left} px from the bottom, ${text} is ${isReached ? '' : 'not '}reached`, () => {
    const geometry = { scrollTop: 1_500 - left, clientHeight: 500, scrollHeight: 2_000 };
    assert.equal(isThresholdReached(parseThreshold(text) as Threshold, geometry), isReached);
  });
}

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
    fc.property(fc.oneof(near, texts), (text) => {
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

test('@R8.2 each invalid value is named as it would be written, and once', () => {
  const given = ['most', 80, 'most', Number.POSITIVE_INFINITY, Number.NaN];
  const warnings = warningsOf(() => {
    for (const value of given) thresholdOrDefault(value);
  });
  const named = warnings.map((text) => /^Invalid scroll threshold (.+?):/.exec(text)?.[1]);
  assert.deepEqual(named, ['"most"', '80', 'Infinity', 'NaN']);
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
