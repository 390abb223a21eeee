/** The results of earlier runs, stored between watchers. */
import { readFileSync } from 'node:fs';
import { writeReport } from '../run/reports/report-file.ts';
import type { Report } from './worker.ts';

const PATH = 'reports/watch/history.json';

/** The paths of the files with the step definitions of each example, by its id. */
export type StepFiles = Readonly<Record<string, readonly string[]>>;

interface Kept {
  /** Ids of the examples that failed in the last run. */
  readonly failed: readonly string[];
  readonly stepFiles: StepFiles;
}

/** What the last watcher kept; nothing if that cannot be read. */
function readKept(): Partial<Kept> {
  try {
    return JSON.parse(readFileSync(PATH, 'utf8'));
  } catch {
    return {};
  }
}

export class History {
  readonly failed: Set<string>;
  readonly stepFiles: Record<string, readonly string[]>;

  constructor() {
    const { failed, stepFiles } = readKept();
    this.failed = new Set(failed);
    this.stepFiles = { ...stepFiles };
  }

  write(): void {
    const { failed, stepFiles } = this;
    writeReport(PATH, JSON.stringify({ failed: [...failed], stepFiles } satisfies Kept));
  }

  /** Adds a report of a worker. */
  add({ id, passed, stepFiles }: Report): void {
    this.stepFiles[id] = stepFiles;
    if (passed) this.failed.delete(id);
    else this.failed.add(id);
  }

  /** Drops all examples but these. */
  retain(existing: readonly string[]): void {
    const kept = new Set(existing);
    for (const id of this.failed) if (!kept.has(id)) this.failed.delete(id);
    for (const id of Object.keys(this.stepFiles)) if (!kept.has(id)) delete this.stepFiles[id];
  }
}
