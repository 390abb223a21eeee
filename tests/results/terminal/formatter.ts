import type { Envelope } from '@cucumber/messages';

/** A formatter as a cucumber plugin. */
export interface Formatter {
  readonly type: 'formatter';
  readonly formatter: (cucumber: {
    readonly on: (event: 'message', read: (envelope: Envelope) => void) => void;
    readonly write: (text: string) => void;
  }) => void;
}
