/** Which lines of a file a save has changed. */
import { diffArrays } from 'diff';

/** Lines that follow each other: the number of the first, from 1, and how many they are. */
interface Stretch {
  readonly start: number;
  readonly count: number;
}

/** A stretch of the earlier text, and what it has become. */
export interface Change {
  readonly before: Stretch;
  readonly after: Stretch;
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

/** The numbers of the lines that a change has made, as they are now; of what is gone, those around it. */
export function linesOf({ before, after }: Change): number[] {
  // What ran beside an inserted line is all that is known of it.
  const around = before.count === 0 || after.count === 0 ? 1 : 0;
  return Array.from({ length: after.count + 2 * around }, (_, nth) => after.start - around + nth);
}

/**
 * Where lines of the earlier text are in the later one. One in a changed stretch stands for all
 * lines that this has become.
 */
export function moved(lines: readonly number[], changes: readonly Change[]): number[] {
  const now = new Set<number>();
  for (const line of lines) {
    const earlier = changes.filter(({ before }) => before.start <= line);
    const last = earlier.at(-1);
    if (last && line < last.before.start + last.before.count) {
      for (const each of linesOf(last)) now.add(each);
    } else {
      now.add(earlier.reduce((at, { before, after }) => at + after.count - before.count, line));
    }
  }
  return [...now];
}
