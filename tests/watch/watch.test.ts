import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import type { Envelope, Pickle } from '@cucumber/messages';
import { OPENS, runOf, WAITS } from '../results/recordings/made-up-run.ts';
import order from './order.ts';
import { repeat } from './repeat.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));

test('the examples that failed last come first, then those of the named points', (context) => {
  const before = process.cwd();
  context.after(() => process.chdir(before));
  process.chdir(folder);
  const pickles = runOf({}).flatMap(({ pickle }) => pickle ?? []);
  const named = { ...pickles[0], name: 'named', tags: [{ name: '@B2' }] };
  /** The order of a run with these messages. */
  const orderOf = (messages: readonly Envelope[]) => {
    let names: string[] = [];
    order.coordinator({
      options: { points: ['B2'] },
      transform: (_: string, sort: (examples: object[]) => { pickle: Pickle }[]) => {
        const sorted = sort([...pickles, named].map((pickle) => ({ pickle })));
        names = sorted.map(({ pickle }) => pickle.name);
      },
      on: (_: string, read: (message: Envelope) => void) => messages.forEach(read),
    } as never);
    return names;
  };
  const failed = runOf({ [OPENS]: ['....'], [WAITS]: ['..F.'] });
  assert.deepEqual(orderOf(failed), ['named', OPENS, WAITS]);
  assert.deepEqual(orderOf(runOf({ [WAITS]: ['....'] })), [WAITS, 'named', OPENS]);
  assert.deepEqual(orderOf([]), ['named', OPENS, WAITS]);
});

test('a save aborts the turn, and the next has the files of both', async () => {
  const save = (name: string) => writeFileSync(join(folder, name), '');
  const turns: string[][] = [];
  const watching = repeat([folder], async (saved, signal) => {
    turns.push(saved.map((path) => basename(path)).sort());
    if (turns.length === 4) throw new Error('over');
    if (turns.length === 3) return void setImmediate(() => save('c.feature'));
    save('.a.ts.swp');
    save(turns.length === 1 ? 'a.ts' : 'b.css');
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  await assert.rejects(watching, /over/);
  assert.deepEqual(turns, [[], ['a.ts'], ['a.ts', 'b.css'], ['c.feature']]);
});
