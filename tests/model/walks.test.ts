import assert from 'node:assert/strict';
import test from 'node:test';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import type { Command } from './commands.ts';
import { Model } from './model.ts';
import type { Steps } from './model-run.ts';
import { takeWalks } from './walks.ts';

/** The walks of a seed, each as the numbers of its commands, taken without a page. */
async function walksOf(seed: number, count: number): Promise<string[]> {
  let drawn: number[] = [];
  const commands = fc.nat().map(
    (number): Command =>
      () => {
        drawn.push(number);
        return [];
      },
  );
  const walks: string[] = [];
  const nowhere = { browser: {} as Browser, steps: {} as Steps, page: { url: '' } };
  await takeWalks({ ...nowhere, commands, length: 40, seed, count, atOnce: 2 }, async (_, walk) => {
    drawn = [];
    for (const command of walk) command.check(new Model());
    walks.push(drawn.join());
    return { sentences: [], rows: 40 };
  });
  return walks;
}

test('as many walks are taken as are asked for; none is taken twice, or by another seed', async () => {
  for (const count of [0, 1, 3]) assert.equal((await walksOf(1, count)).length, count);
  const four = await walksOf(1, 4);
  assert.equal(new Set([...four, ...(await walksOf(2, 4))]).size, 8);
  // A longer verdict begins with the walks of a shorter one.
  assert.deepEqual(four.slice(0, 3), await walksOf(1, 3));
});
