import {
  type Assertion,
  chai,
  type ExpectStatic,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import type { FakeClock } from './judged-window.ts';
import { inWords } from './mismatch.ts';
import { ASSERTION_TIMEOUT_MS } from './time-outs.ts';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** An assertion whose errors have readable messages. */
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

/** Assertions for Node and for browsers. */
export const expect = Object.assign(
  (value: unknown, title?: string) => readable(chai.expect(value), title),
  chai.expect,
) as unknown as Expect;

/**
 * Repeats an assertion while the page is busy, although its clock stands still.
 *
 * @param isOver whether to give up: by default, once the page is still
 * @throws the last error of `assertion`
 */
export async function expectSoon(
  clock: FakeClock,
  assertion: () => void | Promise<void>,
  isOver = () => clock.isStill(),
): Promise<void> {
  const end = performance.now() + ASSERTION_TIMEOUT_MS;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      return await assertion();
    } catch (error) {
      if (isLast || (await isOver())) throw error;
    }
  }
}
