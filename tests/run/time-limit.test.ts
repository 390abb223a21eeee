import assert from 'node:assert/strict';
import test from 'node:test';
import { withTimeLimit } from './time-limit.ts';

const never = new Promise<never>(() => {});
/** A limit that no test reaches, in ms. */
const LONG_MS = 60_000;

test('the result of a promise within the limit is passed on, and no timer is left', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  assert.equal(await withTimeLimit(Promise.resolve(40), LONG_MS, assert.fail), 40);
  await assert.rejects(withTimeLimit(Promise.reject(new Error('39')), LONG_MS, assert.fail), /39/);
  assert.equal(timers(), before);
});

test('after the limit, the callback gives the result or the error', async () => {
  assert.equal(await withTimeLimit(never, 1, () => 'late'), 'late');
  const fail = () => {
    throw new Error('The page hangs');
  };
  await assert.rejects(withTimeLimit(never, 1, fail), /^Error: The page hangs$/);
});
