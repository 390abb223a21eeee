import type { Matrix } from './matrix.ts';

/** The examples that a judged page fails, in one point or in all. */
export interface Failing {
  /** Their ids. */
  readonly failed: ReadonlySet<string>;
  /** Ids of the examples that judged the page; others do not count. */
  readonly ran: ReadonlySet<string>;
}

/** A faulty page that fails the same examples as a judged page. */
export interface NearPage {
  readonly name: string;
  /** Number of examples that both fail. */
  readonly shared: number;
  /** Number of examples that either of them fails. */
  readonly either: number;
}

/** Maximum number of pages that are named. */
const NAMED = 3;

/** How near a page with these failures is to a judged one. */
function nearness({ fails }: Matrix['pages'][string], { failed, ran }: Failing) {
  const its = fails.filter((id) => ran.has(id));
  const shared = its.filter((id) => failed.has(id)).length;
  const either = its.length + failed.size - shared;
  return { shared, either, share: shared / either };
}

/**
 * The faulty pages that are nearest to a judged page in one point, nearest first: those that fail at least
 * half of the examples of the point that either page fails. Where they are equally near, the examples of all
 * points decide.
 */
export function nearestPages({ pages }: Matrix, point: Failing, page: Failing): NearPage[] {
  return Object.entries(pages)
    .map(([name, recorded]) => ({
      name,
      inPoint: nearness(recorded, point),
      inAll: nearness(recorded, page),
    }))
    .filter(({ inPoint }) => inPoint.share >= 1 / 2)
    .sort((a, b) => b.inPoint.share - a.inPoint.share || b.inAll.share - a.inAll.share)
    .slice(0, NAMED)
    .map(({ name, inPoint: { shared, either } }) => ({ name, shared, either }));
}
