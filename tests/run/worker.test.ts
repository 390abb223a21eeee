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
  `import { answerRequests, report } from '${new URL('worker.ts', import.meta.url)}';
  answerRequests(async (word) => {
    if (word === 'exit') process.exit(3);
    if (word === 'hang') return new Promise(() => {});
    if (word === 'fail') throw new Error('It fails');
    report(word.length);
    return process.argv[2] + process.env.MIDDLE + word;
  });`,
);

const started: Worker<string, string, number>[] = [];
function start() {
  const env = { MIDDLE: '-' };
  const worker = new Worker<string, string, number>(pathToFileURL(file), { args: ['a'], env });
  started.push(worker);
  return worker;
}

after(() => Promise.all(started.map((worker) => worker.kill())));

test('a worker reports, answers, and continues after an error', async () => {
  const worker = start();
  const reports: number[] = [];
  assert.equal(await worker.ask('word', (report) => reports.push(report)), 'a-word');
  await assert.rejects(worker.ask('fail'), /It fails\n +at .+worker\.mts/);
  assert.equal(await worker.ask('w', (report) => reports.push(report)), 'a-w');
  assert.deepEqual(reports, [4, 1]);
});

test('a worker that ends leaves no request open', async () => {
  const worker = start();
  await assert.rejects(worker.ask('exit'), /The worker has ended: exit code 3/);
  await assert.rejects(worker.ask('word'), /The worker has ended/);
  const killed = start();
  const hanging = assert.rejects(killed.ask('hang'), /The worker has ended: SIGKILL/);
  await killed.kill();
  await hanging;
});
