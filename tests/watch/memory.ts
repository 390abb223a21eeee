/** What is known of earlier runs, also when the watcher starts again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { changesOf, moved } from './changes.ts';
import type { Lines } from './coverage.ts';
import type { Report } from './runner.ts';

const KEPT = 'reports/watch/memory.json';

/** By the id of an example, the lines of `src` that it reached last. */
export type Reached = Record<string, Lines>;

export class Memory {
  readonly failed: Set<string>;
  /** How long each example took, in ms. */
  readonly ms: Record<string, number>;
  /** The files of `src` as they were when the lines were reached. */
  readonly sources: Record<string, string>;
  readonly reached: Reached;

  /** Reads what was kept, if anything was. */
  constructor() {
    let kept = { failed: [], ms: {}, sources: {}, reached: {} };
    try {
      kept = JSON.parse(readFileSync(KEPT, 'utf8'));
    } catch {}
    this.failed = new Set(kept.failed);
    this.ms = kept.ms;
    this.sources = kept.sources;
    this.reached = kept.reached;
  }

  /** Keeps all of it. */
  write(): void {
    const { failed, ms, sources, reached } = this;
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, JSON.stringify({ failed: [...failed], ms, sources, reached }));
  }

  /** Learns from what a process reports. */
  learn(report: Report): void {
    if ('reached' in report) this.reached[report.id] = report.reached;
    if (!('verdict' in report)) return;
    const { id, passed, ms } = report.verdict;
    this.ms[id] = ms;
    if (passed) this.failed.delete(id);
    else this.failed.add(id);
  }

  /** Learns what a file of `src` holds now. */
  take(file: string, text: string): void {
    const before = this.sources[file];
    this.sources[file] = text;
    if (before === undefined || before === text) return;
    const changes = changesOf(before, text);
    for (const [id, lines] of Object.entries(this.reached)) {
      const own = lines[file];
      if (own) this.reached[id] = { ...lines, [file]: moved(own, changes) };
    }
  }
}
