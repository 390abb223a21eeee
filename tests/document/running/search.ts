/** The order in which examples look for the fault of a page. */
import { type Example, examples } from './marks.ts';

/** How long an example takes that was not run, in ms. */
const UNKNOWN_MS = 1_000;

/**
 * The examples that catch faulty pages, next always the one that catches most of those left in its time: so each
 * page is soon caught.
 */
export function catchers(): Example[] {
  const left = new Set(examples.filter(({ catches }) => catches.length > 0));
  const caught = new Set<string>();
  const gain = ({ catches, duration = UNKNOWN_MS }: Example) =>
    catches.filter((name) => !caught.has(name)).length / duration;
  const ordered: Example[] = [];
  while (left.size > 0) {
    const next = [...left].reduce((best, each) => (gain(each) > gain(best) ? each : best));
    left.delete(next);
    ordered.push(next);
    for (const name of next.catches) caught.add(name);
  }
  return ordered;
}
