import { diff } from '@vitest/utils/diff';
import { config } from 'chai';

/** Longest text of a value in a message; the report has all of it. */
config.truncateThreshold = 300;

const PLAIN = { aColor: String, bColor: String, changeColor: String, commonColor: String };
const EQUALITY = /(?<! not) to (deeply equal|be) (?!an instance|greater|less)/;

/** An error of Chai. */
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
 * An error with the expected and the received value in its message.
 *
 * @param title what the values are
 */
export function inWords(mismatch: Mismatch, title?: string): Error {
  return new Error([title, foundInstead(mismatch)].filter(Boolean).join('\n'));
}
