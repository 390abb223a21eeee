import assert from 'node:assert/strict';
import test from 'node:test';
import { capture, endGroups, run } from './command.ts';

const node = (script: string) => [process.execPath, ['-e', script]] as const;

test('a command ends with its exit code and its output', async () => {
  const script = 'console.log(process.env.WORD); console.error(2); process.exitCode = 3';
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await run(...node(script), {
    env: { WORD: 'one' },
    onOutput: (text) => printed.push(text),
    onError: (text) => errors.push(text),
  });
  assert.deepEqual([code, printed.join(''), errors.join('')], [3, 'one\n', '2\n']);
});

test('collected output holds standard output and standard error', async () => {
  const script = 'console.log(1); setTimeout(() => console.error(2), 10)';
  assert.deepEqual(await capture(...node(script)), { code: 0, output: '1\n2\n' });
  const line = `"${process.execPath}" -p 1`;
  assert.deepEqual(await capture(line, [], { shell: true }), { code: 0, output: '1\n' });
});

test('a command that is missing or aborted is an error', async () => {
  await assert.rejects(run('no-such-command'), /ENOENT/);
  const over = new AbortController();
  const waiting = run(...node('setInterval(() => {}, 1000); console.log(1)'), {
    signal: over.signal,
    onOutput: () => over.abort(),
  });
  await assert.rejects(waiting, { name: 'AbortError' });
});

// A remaining process would keep the output open, so that its command would not end.
test('a process group ends as a whole, even if a process in it ignores signals', {
  timeout: 60_000,
}, async () => {
  const deaf = `
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1_000);
    console.log('started');`;
  const parent = `
    process.on('SIGINT', () => {});
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', process.env.DEAF], { stdio: 'inherit' });`;
  let ended = Promise.resolve(0);
  await new Promise((started) => {
    ended = run(...node(parent), { env: { DEAF: deaf }, leadsGroup: true, onOutput: started });
  });
  await endGroups();
  assert.notEqual(await ended, 0);
});
