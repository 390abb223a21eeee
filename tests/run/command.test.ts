import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import { environment } from './settings.ts';

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
    await run('node --eval "$LEADER"', [], { isScript: true });`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const env = environment({ DEAF: deaf, LEADER: leader });
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'close'), [143, null]);
});
