import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { execa } from 'execa';
import { readCommit } from './commit.ts';

test('the commit is that of this project, also in a hook of another repository and in another folder', async (context) => {
  const { env } = process;
  const folder = mkdtempSync(join(tmpdir(), 'other-'));
  await execa('git', ['init', folder]);
  const expected = readCommit();
  const cwd = process.cwd();
  context.after(() => {
    process.env = env;
    process.chdir(cwd);
  });
  const hook = { GIT_DIR: join(folder, '.git'), GIT_WORK_TREE: folder, GIT_INDEX_FILE: '/no' };
  process.env = { ...env, ...hook };
  process.chdir(folder);
  assert.deepEqual(readCommit(), expected);
});
