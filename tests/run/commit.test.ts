import assert from 'node:assert/strict';
import test from 'node:test';
import { readCommit } from './commit.ts';

test('the commit is that of this project, also in a hook of another repository', (context) => {
  const { env } = process;
  context.after(() => {
    process.env = env;
  });
  const expected = readCommit();
  process.env = { ...env, GIT_DIR: '/no', GIT_WORK_TREE: '/no' };
  assert.match(expected.commit, /^[0-9a-f]{40}$/);
  assert.deepEqual(readCommit(), expected);
});
