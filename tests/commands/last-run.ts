/** The last run of all features with pictures, if it has passed. */
import { reportName } from '../run/browser/engine.ts';
import { type Commit, readCommit } from '../run/commit.ts';
import { readReport, writeReport } from '../run/reports/report-file.ts';

// The next run of the features removes the folder.
const path = () => `${reportName('spec')}/commit.txt`;

/** Remembers that a run has passed that began at this commit. */
export function remember({ commit, changed }: Commit): void {
  if (!changed) writeReport(path(), commit);
}

/** Whether it was of the commit that is checked out, and no file has changed since. */
export function isCurrent(): boolean {
  const { commit, changed } = readCommit();
  return commit !== '' && !changed && readReport(path(), String) === commit;
}
