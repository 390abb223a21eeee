import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { execa } from 'execa';

test('a signal ends a command with the processes that it has started, even if they ignore it', {
  timeout: 60_000,
}, async () => {
  const deaf = `
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1_000);
    console.log('started');`;
  const script = `
    import { Command } from '@commander-js/extra-typings';
    import { readArguments } from '${new URL('command-line.ts', import.meta.url)}';
    import { run } from '${new URL('command.ts', import.meta.url)}';
    readArguments(new Command());
    await run('node', ['--eval', process.env.DEAF], { onLine: console.log });`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const command = execa('node', args, { env: { DEAF: deaf }, reject: false });
  await once(command.stdout, 'data');
  command.kill('SIGTERM');
  // A remaining process would keep the output open, and so the command unfinished.
  assert.equal((await command).exitCode, 143);
});
