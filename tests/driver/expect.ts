/** Assertions for Node and for browsers, whose errors have the expected and the received value. */
import {
  type Assertion,
  chai,
  type ExpectStatic,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import { type DiffOptions, diff } from '@vitest/utils/diff';
import { type InPage, NotJudged } from './judged-window.ts';
import { TIMEOUT_MS } from './time-outs.ts';

/** Longest text of a value in a message; the report has all of it. */
chai.config.truncateThreshold = 300;

const asIs = (text: string) => text;
const IN_LINES: DiffOptions = {
  contextLines: 5,
  expand: false,
  printBasicPrototype: false,
  // Messages are read in files and pages, too.
  aColor: asIs,
  bColor: asIs,
  changeColor: asIs,
  commonColor: asIs,
  patchColor: asIs,
};

const EQUALITY = /(?<! not) to (deeply equal|be) (?!an instance|greater|less)/;

type Mismatch = Error & { readonly expected?: unknown; readonly actual?: unknown };

function foundInstead({ message, expected, actual }: Mismatch): string | undefined {
  if (!EQUALITY.test(message)) return message;
  const isCompound = [expected, actual].some((value) => value instanceof Object);
  if (isCompound) return diff(expected, actual, IN_LINES);
  return `Expected: ${JSON.stringify(expected)}\nReceived: ${JSON.stringify(actual)}`;
}

/** Gives the errors of all assertions their messages, which start with their titles. */
const inWords: Chai.ChaiPlugin = ({ Assertion }, { flag }) => {
  const { assert } = Assertion.prototype;
  Assertion.prototype.assert = function (...given) {
    try {
      assert.apply(this, given);
    } catch (error) {
      const message = foundInstead(error as Mismatch);
      throw new Error([flag(this, 'title'), message].filter(Boolean).join('\n'));
    }
  };
};

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers, inWords])
  chai.use(plugin);

type Expect = Pick<ExpectStatic, 'stringContaining' | 'stringMatching'> &
  (<Value>(value: Value, title?: string) => Assertion<void, Value>);

export const expect = Object.assign((value: unknown, title?: string) => {
  const assertion = chai.expect(value);
  chai.util.flag(assertion, 'title', title);
  return assertion;
}, chai.expect) as unknown as Expect;

/**
 * Repeats an assertion while the page is busy, although its clock stands still; returns its result.
 *
 * @throws the last error of `assertion`, as NotJudged if the page is busy still when the time is over
 */
export async function expectSoon<Result>(
  inPage: Pick<InPage, 'isStill'>,
  assertion: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + TIMEOUT_MS.assertion;
  for (;;) {
    const isLast = performance.now() > end;
    try {
      return await assertion();
    } catch (error) {
      if (await inPage.isStill()) throw error;
      if (isLast) throw new NotJudged(`the page is still changing: ${(error as Error).message}`);
    }
  }
}
