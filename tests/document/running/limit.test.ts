import assert from 'node:assert/strict';
import { test } from 'node:test';
import { install } from '@sinonjs/fake-timers';
import { withinLimit } from './limit.ts';

test('a sentence times out once the time of its page has stood still for 30 s', async (t) => {
  const timers = install({ toFake: ['setInterval', 'clearInterval'] });
  Object.assign(globalThis, { document: { hidden: false } });
  t.after(() => {
    timers.uninstall();
    Reflect.deleteProperty(globalThis, 'document');
  });
  const never = () => new Promise<void>(() => {});
  let now = 0;
  const errors: string[] = [];
  withinLimit(never, () => now, new AbortController().signal).catch((error) => {
    errors.push(error.message);
  });
  for (now = 150; now <= 600; now += 150) await timers.tickAsync(20_000);
  assert.deepEqual(errors, []);
  await timers.tickAsync(30_000);
  assert.deepEqual(errors, ['Timed out after 30 s']);
});
