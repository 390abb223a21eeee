import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import { run } from './command.ts';
import { environment } from './settings.ts';

test('a command that is missing or aborted is an error', async () => {
  await assert.rejects(run('no-such-command'), /ENOENT/);
  const over = new AbortController();
  const waiting = run('node', ['-e', 'setInterval(() => {}, 1000); console.log(1)'], {
    signal: over.signal,
    onOutput: () => over.abort(),
  });
  await assert.rejects(waiting, { name: 'AbortError' });
});

// A remaining process would keep the output open, so that it would not close.
test('a signal ends a process with its groups, even if a process in them ignores signals', {
  timeout: 60_000,
}, async () => {
  const deaf = `
    process.on('SIGINT', () => {});
    setInterval(() => {}, 1_000);
    console.log('started');`;
  const leader = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', process.env.DEAF], { stdio: 'inherit' });`;
  const script = `
    import { endOnSignal, run } from '${new URL('command.ts', import.meta.url)}';
    endOnSignal();
    await run(process.execPath, ['-e', process.env.LEADER], { leadsGroup: true });`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const env = environment({ DEAF: deaf, LEADER: leader });
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'close'), [143, null]);
});
