/** What a syntax error or a failed build says, in a readable way. */
import { stripVTControlCharacters } from 'node:util';
import { plainMessage } from '../run/plain-message.ts';

/** The message of an error, and where in the project it was thrown if the message does not say so. */
export function faultOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.map(faultOf).join('\n\n');
  return plainMessage(stripVTControlCharacters(String(error)));
}
