import {
  type Assertion,
  type ExpectStatic,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';
import type { HeldClock } from './clock.ts';
import { inWords } from './mismatch.ts';
import { PATIENCE_MS } from './patience.ts';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** The same assertion, but what fails says so in words. */
function readable<Kind extends object>(assertion: Kind, title: string | undefined): Kind {
  return new Proxy(assertion, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (member instanceof Function) {
        return (...given: unknown[]) => {
          try {
            return member.apply(target, given);
          } catch (error) {
            throw inWords(error as Error, title);
          }
        };
      }
      return member instanceof chai.Assertion ? readable(member, title) : member;
    },
  });
}

type Expect = Pick<ExpectStatic, 'stringContaining' | 'stringMatching'> &
  (<Value>(value: Value, title?: string) => Assertion<void, Value>);

/** Assertions that run in Node and in a browser alike. */
export const expect = Object.assign(
  (value: unknown, title?: string) => readable(chai.expect(value), title),
  chai.expect,
) as unknown as Expect;

/**
 * Asserts what may come to be true while the page is still at work, its clock held.
 *
 * @param isOver whether nothing can make it true any more: by default, once the page is still
 * @throws what `assertion` throws then
 */
export async function expectSoon(
  clock: HeldClock,
  assertion: () => void | Promise<void>,
  isOver = () => clock.isStill(),
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      return await assertion();
    } catch (error) {
      if (isLast || (await isOver())) throw error;
    }
  }
}
