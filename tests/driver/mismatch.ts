import { chai } from '@vitest/expect';
import { structuredPatch } from 'diff';

/** Longest text of a value in a message; the report has all of it. */
chai.config.truncateThreshold = 300;

const EQUALITY = /(?<! not) to (deeply equal|be) (?!an instance|greater|less)/;

/** An error of Chai. */
interface Mismatch {
  readonly message: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** A value in lines, so that two of them can be compared line by line. */
function inLines(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_, each) => {
      if (each?.asymmetricMatch) return `${each} ${each.sample}`;
      return each === undefined ? 'undefined' : each;
    },
    2,
  );
  return `${text}\n`;
}

/** The lines in which two values differ, and some around them. */
function difference(expected: unknown, actual: unknown): string {
  const { hunks } = structuredPatch('', '', inLines(expected), inLines(actual), '', '', {
    context: 5,
  });
  const lines = hunks.map(({ lines }) => lines.map((line) => `${line[0]} ${line.slice(1)}`));
  return ['- Expected', '+ Received', ...lines.map((hunk) => ['', ...hunk].join('\n'))].join('\n');
}

function foundInstead({ message, expected, actual }: Mismatch): string | undefined {
  if (!EQUALITY.test(message)) return message;
  const isCompound = [expected, actual].some((value) => value instanceof Object);
  if (isCompound) return difference(expected, actual);
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
