/** Runs in the judged page before its own scripts: lends it random numbers. */

/** Three of four numbers are between these: faker's last names there are MacGyver and Macejkovic. */
const CLOSE = { from: 0.5583, to: 0.5623, share: 0.75 };

/** With this one, some of the first forty contacts that are made of them tie in Name and Phone. */
const SEED = 1462;

/** What the contacts of a page are wanted for: that some tie, or that their order depends on case. */
export type Want = 'ties' | 'case';

/**
 * Lent first: as faker's seed they make such names among its first 60 contacts, and 300 for case.
 * Found by `tests/conformance/find-first-numbers.ts`.
 */
const FIRST: Readonly<Record<Want, number>> = { ties: 0.5901428, case: 0.5900793 };

/** How many numbers come first: more than libraries take as seeds, fewer than two UUIDs take. */
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
 * Replaces `Math.random` by one whose first numbers are a seed, and whose others are mostly close
 * together. What is made of few of them, a name or a phone number, comes again soon; what is made of
 * many, a UUID, does not.
 */
export function lendRandomness(want: Want): void {
  const first = new Array<number>(FIRST_COUNT).fill(FIRST[want]);
  const next = repeatable(SEED);
  const { from, to, share } = CLOSE;
  Math.random = () => first.pop() ?? (next() < share ? from + next() * (to - from) : next());
}
