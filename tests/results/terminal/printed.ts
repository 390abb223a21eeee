import type { Envelope } from '@cucumber/messages';
import type { Formatter } from './formatter.ts';

/** The output of a formatter for a run. */
export function printed({ formatter }: Formatter, run: readonly Envelope[]): string {
  const parts: string[] = [];
  let read = (_: Envelope) => {};
  formatter({
    on: (_, handler) => {
      read = handler;
    },
    write: (text) => parts.push(text),
  });
  for (const envelope of run) read(envelope);
  return parts.join('');
}
