import { spawnSync } from 'node:child_process';

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The commit that is checked out. */
export interface Commit {
  /** Full hash, or an empty string outside a repository. */
  readonly commit: string;
  /** Commit date in ISO 8601, or an empty string. */
  readonly committed: string;
  /** Whether files differ from that commit. */
  readonly changed: boolean;
}

export function readCommit(): Commit {
  const [commit = '', committed = ''] = git('log', '-1', '--format=%H%n%cI').split('\n');
  return { commit, committed, changed: git('status', '--porcelain') !== '' };
}
