import assert from 'node:assert/strict';
import test from 'node:test';
import { endAll, start } from './processes.ts';

const node = (script: string) => `"${process.execPath}" -e "${script}"`;

test('a command ends with its exit code and its output', async () => {
  let [output, error] = ['', ''];
  const code = await start(
    node('console.log(process.env.WORD); console.error(2); process.exitCode = 3'),
    { WORD: 'one' },
    (text) => {
      output += text;
    },
    (text) => {
      error += text;
    },
  );
  assert.deepEqual([code, output, error], [3, 'one\n', '2\n']);
});

// What is left of a command keeps its output open, so that it would not end.
test('commands end with all that they have started, although it ignores signals', {
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
    ended = start(node(parent), { DEAF: deaf }, started, console.error);
  });
  await endAll();
  assert.notEqual(await ended, 0);
});
