import type { Matrix, RecordedCatch } from './matrix.ts';

/** How a page fails an example. */
type FailedExample = Omit<RecordedCatch, 'example'>;

/** The examples that a judged page fails, in one point or in all. */
export interface Failing {
  /** By their ids. */
  readonly failed: ReadonlyMap<string, FailedExample>;
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

const inOneLine = ({ sentence, error }: FailedExample) =>
  `${sentence} ${error.replaceAll(/\s+/g, ' ')}`;

/** How near a page with these failures is to a judged one. */
function nearness({ fails, caught }: Matrix['pages'][string], { failed, ran }: Failing) {
  const its = fails.filter((id) => ran.has(id));
  const shared = its.filter((id) => failed.has(id)).length;
  const either = its.length + failed.size - shared;
  const sameErrors = Object.values(caught).filter(({ example, ...failure }) => {
    const other = failed.get(example);
    return other && inOneLine(other) === inOneLine(failure);
  }).length;
  return { shared, either, share: shared / either, sameErrors };
}

/**
 * The faulty pages that are nearest to a judged page in one point, nearest first: those that fail at least
 * half of the examples of the point that either page fails. Where they are equally near, the examples of all
 * points decide, and then the errors.
 */
export function nearestPages({ pages }: Matrix, point: Failing, page: Failing): NearPage[] {
  return Object.entries(pages)
    .map(([name, recorded]) => ({
      name,
      inPoint: nearness(recorded, point),
      inAll: nearness(recorded, page),
    }))
    .filter(({ inPoint }) => inPoint.share >= 1 / 2)
    .sort(
      (a, b) =>
        b.inPoint.share - a.inPoint.share ||
        b.inAll.share - a.inAll.share ||
        b.inAll.sameErrors - a.inAll.sameErrors,
    )
    .slice(0, NAMED)
    .map(({ name, inPoint: { shared, either } }) => ({ name, shared, either }));
}
