import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { type Envelope, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { passing, readRecorded, withResult } from '../results/recorded/recorded.ts';
import order from './order.ts';
import { repeat } from './repeat.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));

test('the examples that failed last come first, then those of the named points', (context) => {
  const passed = passing(readRecorded());
  const before = process.cwd();
  context.after(() => process.chdir(before));
  process.chdir(folder);
  const [first, second] = ['It fails once', 'It passes'];
  const pickles = passed
    .flatMap(({ pickle }) => pickle ?? [])
    .filter(({ name }) => name === first || name === second);
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
  const failed = withResult(passed, second, 2, { status: TestStepResultStatus.FAILED });
  assert.deepEqual(orderOf(failed), ['named', first, second]);
  assert.deepEqual(orderOf(passed), [second, 'named', first]);
  assert.deepEqual(orderOf([]), ['named', first, second]);
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
