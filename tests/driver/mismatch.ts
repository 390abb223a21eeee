import { diff } from '@vitest/utils/diff';
import { config } from 'chai';

/** Letters of a value in a message: whoever wants to read all has the report. */
config.truncateThreshold = 300;

const PLAIN = { aColor: String, bColor: String, changeColor: String, commonColor: String };
const EQUALITY = /(?<! not) to (deeply equal|be) (?!an instance|greater|less)/;

/** What Chai throws. */
interface Mismatch {
  readonly message: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

function foundInstead({ message, expected, actual }: Mismatch): string | undefined {
  if (!EQUALITY.test(message)) return message;
  const isCompound = [expected, actual].some((value) => value instanceof Object);
  if (isCompound) return diff(expected, actual, { ...PLAIN, patchColor: String });
  return `Expected: ${JSON.stringify(expected)}\nReceived: ${JSON.stringify(actual)}`;
}

/**
 * Says what was expected, and what was found instead.
 *
 * @param title what the values are
 */
export function inWords(mismatch: Mismatch, title?: string): Error {
  return new Error([title, foundInstead(mismatch)].filter(Boolean).join('\n'));
}
