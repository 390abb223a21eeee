import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** This project's own repository, whatever a hook of another one says, or a folder around this one. */
const OWN = [`--git-dir=${ROOT}.git`, `--work-tree=${ROOT}`];

const git = (...args: readonly string[]) =>
  spawnSync('git', [...OWN, ...args], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** The commit that is checked out. */
export type Commit = ReturnType<typeof readCommit>;

/** Its full hash and ISO date, which are empty outside a repository, and whether files differ from it. */
export function readCommit() {
  const [commit = '', committed = ''] = git('log', '-1', '--format=%H%n%cI').split('\n');
  return { commit, committed, changed: git('status', '--porcelain') !== '' };
}
