import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Worker } from './worker.ts';

const file = join(mkdtempSync(join(tmpdir(), 'worker-')), 'worker.mts');
writeFileSync(
  file,
  `import { answerRequests } from '${new URL('worker.ts', import.meta.url)}';
  answerRequests(async (word) => {
    if (word === 'exit') process.exit(3);
    if (word === 'kill') process.kill(process.pid, 'SIGKILL');
    if (word === 'fail') throw new Error('It fails');
    return process.env.START + word;
  });`,
);

const started: Worker<string, string>[] = [];
function start() {
  const worker = new Worker<string, string>(pathToFileURL(file), { env: { START: '-' } });
  started.push(worker);
  return worker;
}

after(() => {
  for (const worker of started) worker.disconnect();
});

test('a worker answers, and continues after an error', async () => {
  const worker = start();
  assert.equal(await worker.ask('word'), '-word');
  await assert.rejects(worker.ask('fail'), /It fails\n +at .+worker\.mts/);
  assert.equal(await worker.ask('w'), '-w');
});

test('a worker that ends leaves no request open', async () => {
  const worker = start();
  await assert.rejects(worker.ask('exit'), /The worker has ended: exit code 3/);
  await assert.rejects(worker.ask('word'), /The worker has ended/);
  await assert.rejects(start().ask('kill'), /The worker has ended: SIGKILL/);
});
