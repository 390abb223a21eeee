/** Runs in the judged page before its own scripts: mocks `Math.random`. */

/** What an example needs of the names of contacts: some tie, or their order depends on case. */
export type NameProperty = 'ties' | 'case';

/** Key in a frame's `dataset`: its page gets a `Math.random` mocked for the property in the value. */
export const MOCKED_RANDOM = 'mockedRandom';

/** Most numbers lie between these, where faker's last names are MacGyver and Macejkovic. */
const CLOSE = { from: 0.5583, to: 0.5623, share: 0.75 };

/** Makes some of the first forty contacts tie in Name and Phone. */
const SEED = 1462;

/**
 * The first numbers. As faker's seed they give names with the property among the first 60 contacts (ties)
 * or the first 300 (case). Found by `tests/conformance/find-first-numbers.ts`.
 */
const FIRST: Readonly<Record<NameProperty, number>> = { ties: 0.5901428, case: 0.5900793 };

/** Number of first numbers: more than a library takes for a seed, fewer than two UUIDs take. */
const FIRST_COUNT = 50;

/** Numbers from 0 to 1, exclusive, the same for the same seed (mulberry32). */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Mocks `Math.random`: its first numbers are a seed, and most others are close together. So a value made
 * of few numbers, like a name or a phone number, soon repeats; one made of many, like a UUID, does not.
 */
export function mockRandom(property: NameProperty): void {
  const first = new Array<number>(FIRST_COUNT).fill(FIRST[property]);
  const next = repeatable(SEED);
  const { from, to, share } = CLOSE;
  Math.random = () => first.pop() ?? (next() < share ? from + next() * (to - from) : next());
}
