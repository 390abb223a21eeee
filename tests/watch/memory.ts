/** What is known of earlier runs, also when the watcher starts again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { changesOf, linesOf, moved } from './changes.ts';
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
  reached: Reached;

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

  /**
   * Learns what a file of `src` holds now.
   *
   * @returns the numbers of the changed lines
   */
  take(file: string, text: string): number[] {
    const changes = changesOf(this.sources[file] ?? '', text);
    this.sources[file] = text;
    this.reached = Object.fromEntries(
      Object.entries(this.reached).map(([id, lines]) => [
        id,
        lines[file] ? { ...lines, [file]: moved(lines[file], changes) } : lines,
      ]),
    );
    return changes.flatMap(linesOf);
  }
}
