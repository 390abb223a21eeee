/** Runs in the judged page before its own scripts: lends it random numbers. */

/** Three of four numbers are between these: faker's last names there are MacGyver and Macejkovic. */
const CLOSE = { from: 0.5583, to: 0.5623, share: 0.75 };

/** With this one, some of the first forty contacts that faker makes tie; if it is seeded, of the first 600. */
const SEED = 2502;

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
 * Replaces `Math.random` by one whose numbers are mostly close together. What is made of few of them,
 * a name or a phone number, comes again soon; what is made of many, a UUID, does not.
 */
export function lendRandomness(): void {
  const next = repeatable(SEED);
  const { from, to, share } = CLOSE;
  Math.random = () => (next() < share ? from + next() * (to - from) : next());
}
