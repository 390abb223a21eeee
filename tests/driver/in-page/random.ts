/** Runs in the judged page before its own scripts: mocks `Math.random`. */

/** Most numbers lie between these, where faker's last names are MacGyver and Macejkovic. */
const CLOSE = { from: 0.5583, to: 0.5623, share: 0.75 };

/** Makes some of the first forty contacts tie in Name and Phone. */
const SEED = 1462;

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

// Read before the fake clock replaces `performance`.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** Replaces `Math.random`, so that a visit is the same in every run; one by the Back button is another visit. */
export function repeatVisit(visit: number): void {
  Math.random = repeatable(navigation?.type === 'back_forward' ? -visit : visit);
}

/**
 * Mocks `Math.random`: its first numbers are `seed`, and most others are close together. So a value made
 * of few numbers, like a name or a phone number, soon repeats; one made of many, like a UUID, does not.
 */
export function mockRandom(seed: number): void {
  const first = new Array<number>(FIRST_COUNT).fill(seed);
  const next = repeatable(SEED);
  const { from, to, share } = CLOSE;
  Math.random = () => first.pop() ?? (next() < share ? from + next() * (to - from) : next());
}
