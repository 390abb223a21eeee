import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: readonly string[]) =>
  spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** The commit that is checked out. */
export type Commit = ReturnType<typeof readCommit>;

/** Its full hash and ISO date, which are empty outside a repository, and whether files differ from it. */
export function readCommit() {
  const [commit = '', committed = ''] = git('log', '-1', '--format=%H%n%cI').split('\n');
  return { commit, committed, changed: git('status', '--porcelain') !== '' };
}
