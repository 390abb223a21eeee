/** Values that the properties draw their examples from. */

import fc from 'fast-check';

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

/** Fractions of a length. */
export const fractions = fc.double({ min: 0, max: 1, noNaN: true });
