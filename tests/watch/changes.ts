/** Changed lines between two texts of a file. Lines are numbered from 1. */
import { diffArrays } from 'diff';

/** Lines of the earlier text, and the lines of the later one that replace them. */
export interface Change {
  readonly before: Range;
  readonly after: Range;
}

interface Range {
  readonly start: number;
  readonly count: number;
}

/** The changes from one text of a file to another, from top to bottom. */
export function changesOf(before: string, after: string): Change[] {
  const changes: Change[] = [];
  const next = { before: 1, after: 1 };
  let open: { before: number; after: number } | undefined;
  const close = () => {
    if (!open) return;
    changes.push({
      before: { start: open.before, count: next.before - open.before },
      after: { start: open.after, count: next.after - open.after },
    });
    open = undefined;
  };
  for (const { added, removed, count } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (added || removed) open ??= { ...next };
    else close();
    if (!added) next.before += count;
    if (!removed) next.after += count;
  }
  close();
  return changes;
}

/** The changed lines of the later text; for an insertion or a deletion, its neighbours as well. */
export function linesOf({ before, after }: Change): number[] {
  // No example is known to reach an inserted line: its neighbours stand for it.
  const around = before.count === 0 || after.count === 0 ? 1 : 0;
  return Array.from({ length: after.count + 2 * around }, (_, nth) => after.start - around + nth);
}

/** The numbers that lines of the earlier text have in the later one; a changed line has all lines of its change. */
export function moved(lines: readonly number[], changes: readonly Change[]): number[] {
  const later = new Set<number>();
  for (const line of lines) {
    const earlier = changes.filter(({ before }) => before.start <= line);
    const last = earlier.at(-1);
    if (last && line < last.before.start + last.before.count) {
      for (const each of linesOf(last)) later.add(each);
    } else {
      later.add(earlier.reduce((at, { before, after }) => at + after.count - before.count, line));
    }
  }
  return [...later];
}
