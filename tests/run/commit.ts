import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from './settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs git on this project's own repository, whatever a hook of another one says, or a folder around this one. */
function git(...args: readonly string[]): string {
  const entries = Object.entries(environment()).filter(([name]) => !/^GIT_(?!CONFIG)/.test(name));
  const env = { ...Object.fromEntries(entries), GIT_CEILING_DIRECTORIES: dirname(ROOT) };
  return spawnSync('git', args, { cwd: ROOT, env, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The commit that is checked out. */
export type Commit = ReturnType<typeof readCommit>;

/** Its full hash and ISO date, which are empty outside a repository, and whether files differ from it. */
export function readCommit() {
  const [commit = '', committed = ''] = git('log', '-1', '--format=%H%n%cI').split('\n');
  return { commit, committed, changed: git('status', '--porcelain') !== '' };
}
