/** The results of earlier runs, stored between watchers. */
import { readIfWhole, writeReport } from '../run/reports/report-file.ts';
import { changesOf, linesOf, moved } from './changes.ts';
import type { Lines } from './coverage.ts';
import { textOf } from './files.ts';
import type { Report } from './worker.ts';

const PATH = 'reports/watch/history.json';

interface Kept {
  /** Ids of the examples that failed in the last run. */
  readonly failed: string[];
  /** Duration of each example in ms. */
  readonly ms: Record<string, number>;
  /** Lines of `src` that each example reaches, and the first lines of its step definitions. */
  readonly reached: Record<string, Lines>;
  /** The texts of the files to which `reached` refers. */
  readonly texts: Record<string, string>;
}

export class History {
  readonly failed: Set<string>;
  readonly ms: Kept['ms'];
  readonly reached: Kept['reached'];
  readonly texts: Kept['texts'];

  constructor() {
    const kept: Kept | undefined = readIfWhole(PATH, JSON.parse);
    this.failed = new Set(kept?.failed);
    this.ms = kept?.ms ?? {};
    this.reached = kept?.reached ?? {};
    this.texts = kept?.texts ?? {};
  }

  write(): void {
    const { failed, ms, reached, texts } = this;
    writeReport(PATH, JSON.stringify({ failed: [...failed], ms, reached, texts } satisfies Kept));
  }

  /** Adds a report of a worker; the coverage of an example comes before its verdict. */
  add({ id, ...report }: Report): void {
    if ('reached' in report) {
      this.reached[id] = report.reached;
      return;
    }
    this.reached[id] = { ...this.reached[id], ...report.definitions };
    this.ms[id] = report.ms;
    if (report.passed) this.failed.delete(id);
    else this.failed.add(id);
  }

  /** Reads a file again. Returns the numbers of the lines that have changed since the last time. */
  update(file: string): number[] {
    const before = this.texts[file];
    const text = textOf(file);
    this.texts[file] = text;
    if (before === undefined) return [];
    const changes = changesOf(before, text);
    for (const [id, lines] of Object.entries(this.reached)) {
      const own = lines[file];
      if (own) this.reached[id] = { ...lines, [file]: moved(own, changes) };
    }
    return changes.flatMap(linesOf);
  }
}
