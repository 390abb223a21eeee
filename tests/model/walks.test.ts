import assert from 'node:assert/strict';
import test from 'node:test';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { COLUMNS } from '../driver/table.ts';
import type { Command } from './commands.ts';
import type { Model } from './model.ts';
import type { Steps } from './model-run.ts';
import { walkOn } from './walks.ts';

const ROWS = Array.from({ length: 40 }, (_, place) => [
  place,
  Object.fromEntries(COLUMNS.map((each) => [each, `${each} ${place}`])),
]);
/** What the in-page driver answers, in the order of the calls. */
const LOOK = [
  { scrolls: [], now: 0, width: 1280 },
  ...['', {}, 40, COLUMNS, { headers: COLUMNS, rows: ROWS }, 0, 0, '', [], [], []],
];
const ignore = () => {};
const TAB = {
  context: () => ({ on: ignore, browser: () => BROWSER }),
  on: ignore,
  addInitScript: ignore,
  evaluate: async () => JSON.stringify(LOOK),
};
/** A browser whose pages never change. */
const BROWSER = {
  isConnected: () => true,
  newContext: async () => ({ setDefaultTimeout: ignore, newPage: async () => TAB, close: ignore }),
} as unknown as Browser;

/** The numbers of the commands of each walk, and how many walks ended. */
async function walksOf(seed: number, count: number) {
  const drawn = new Map<Readonly<Model>, number[]>();
  const record =
    (number: number): Command =>
    (model) => {
      drawn.set(model, [...(drawn.get(model) ?? []), number]);
      return [];
    };
  class World {}
  const executor = { find: ignore, run: async () => {} };
  const steps = { executor, World } as unknown as Steps;
  let ended = 0;
  const onEnd = () => {
    ended += 1;
  };
  const commands = fc.nat().map(record);
  await walkOn('http://localhost/', { browser: BROWSER, steps, seed, count, commands, onEnd });
  return { ended, walks: [...drawn.values()].map((each) => each.join()) };
}

test('as many walks are taken as are asked for; none is taken twice, or by another seed', async () => {
  for (const count of [0, 1, 3]) assert.equal((await walksOf(1, count)).ended, count);
  const both = [...(await walksOf(1, 4)).walks, ...(await walksOf(2, 4)).walks];
  assert.equal(new Set(both).size, 8);
  // A longer verdict begins with the walks of a shorter one.
  assert.deepEqual(
    (await walksOf(1, 4)).walks.slice(0, 3).sort(),
    (await walksOf(1, 3)).walks.sort(),
  );
});
