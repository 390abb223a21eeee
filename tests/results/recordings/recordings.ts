import type { Engine } from '../../run/browser/engine.ts';
import { type Answer, pageOf, tableOf } from './pages.ts';

/** Examples that are recorded together. */
export interface Recording {
  /** Arguments of cucumber that select them. */
  readonly args: readonly string[];
  readonly engine?: Engine;
  /** The answers of the page, one after the other; this project's own page by default. */
  readonly page?: readonly Answer[];
}

const only = (...names: readonly string[]) => names.flatMap((name) => ['--name', `^${name}$`]);
const MODULES = ['--tags', '@module and (@R3.6 or @R3.7 or @R9.6)'];
const answer = (rows: number) => ({ body: pageOf(tableOf(rows)) });

/** By the names of their files. */
export const RECORDINGS = {
  passed: {
    args: only(
      'The header names the columns',
      'After click number .+ the marker of Address is ".*"',
      'At the trigger point the flag is set',
      'The frame appends 20 rows',
      'Sorting and loading store nothing in the browser',
      'Loading and sorting make no call',
      'One warning names the threshold "80"',
      'A sort by UUID ascending is reported after a second',
      'A call to another server by a fetch does not reach it',
      'All rows are printed in their order, under the headers on every sheet',
    ),
  },
  firefox: { args: only('The header names the columns'), engine: 'firefox' },
  'shard-1': { args: [...MODULES, '--shard', '1/2'] },
  'shard-2': { args: [...MODULES, '--shard', '2/2'] },
  failed: { args: ['--tags', '@R9.1 or (@R2.1 and not @own)'], page: [answer(1)] },
  /** Fails at first, and passes on repetition. */
  repeated: { args: ['--tags', '@R9.1'], page: [answer(39), answer(40)] },
  undefined: { args: ['tests/results/recordings/new.feature'] },
  /** Not judged, because the page's contacts cannot show case. */
  skipped: { args: only('Case does not matter'), page: [answer(40)] },
  /** A page that stops answering. */
  lost: { args: ['--tags', '@R9.1', '--retry', '0'], page: [{ status: 503 }] },
} satisfies Record<string, Recording>;

export type Name = keyof typeof RECORDINGS;
