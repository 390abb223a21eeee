import {
  type Assertion,
  type ExpectStatic,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';
import type { HeldClock } from './clock.ts';
import { PATIENCE_MS } from './patience.ts';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
/** Letters of a value in a message: whoever wants to read all has the report. */
chai.config.truncateThreshold = 300;

type Expect = Pick<ExpectStatic, 'stringContaining' | 'stringMatching'> &
  (<Value>(value: Value, message?: string) => Assertion<void, Value>);

/** Assertions that run in Node and in a browser alike. */
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
) as unknown as Expect;

/**
 * Asserts what may come to be true while the page is still at work, its clock held.
 *
 * @throws what `assertion` throws once the page is still: nothing can make it true any more
 */
export async function expectSoon(
  clock: HeldClock,
  assertion: () => void | Promise<void>,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      return await assertion();
    } catch (error) {
      if (isLast || (await clock.isStill())) throw error;
    }
  }
}
