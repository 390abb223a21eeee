import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { inOrder } from './order.ts';
import { repeat } from './watch.ts';

test('the examples that failed last come first, then those of the named points', () => {
  const example = (name: string, tag: string) => ({
    pickle: { name, tags: [{ name: tag, astNodeId: '' }] },
  });
  const other = example('other', '@B1');
  const named = example('named', '@B2');
  const [failed, latest] = [example('failed', '@B1'), example('latest', '@B1')];
  const ordered = inOrder([other, named, failed, latest], ['latest', 'failed'], ['B2']);
  assert.deepEqual(ordered, [latest, failed, named, other]);
});

test('a save aborts the turn, and the next has the files of both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
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
