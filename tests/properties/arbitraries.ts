/** What the properties draw their examples from. */

import fc from 'fast-check';
import type { Layout } from '../../src/row-window/layout.ts';

/**
 * Strings of any code points, lone surrogates too. The unit of fast-check for them, `binary`, takes a
 * second to prepare in each process.
 */
const texts = fc.string({
  unit: fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
});

/** Any string: Unicode, digits of any length, none at all. */
export const values = fc.oneof(
  texts,
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '-', '0', '1', '2', '9', 'é', 'İ') }),
  fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 10, maxLength: 400 }),
  fc.constant(''),
);

/** Lists of up to 100,000 rows, of which some are in the document, each at least 1 px high. */
export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    start: fc.nat({ max: 50_000 }),
    heights: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 90 }),
    more: fc.nat({ max: 50_000 }),
    each: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ start, heights, more, each }) => {
    const edges = [0];
    for (const height of heights) edges.push((edges.at(-1) as number) + height);
    const end = start + heights.length;
    const spacers = { before: start * each, after: more * each, estimatedRowHeight: 20 };
    return {
      start,
      end,
      count: end + more,
      edges,
      ...spacers,
      maxHeight: Number.POSITIVE_INFINITY,
    };
  });

/** How far along. */
export const fractions = fc.double({ min: 0, max: 1, noNaN: true });
