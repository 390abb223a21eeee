/** Which examples each faulty page fails. A whole run of `npm run conformance` writes `matrix.json`. */
import { readFileSync } from 'node:fs';

/** How a faulty page fails an example. */
export interface RecordedFailure {
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string;
  /** What was expected and found. */
  readonly error: string;
}

export interface Matrix {
  /** Day of the run, ISO 8601. */
  readonly date: string;
  /** Name and version. */
  readonly browser: string;
  /** By the names of the pages, then by the ids of the examples (`Example.id`). */
  readonly failures: Readonly<Record<string, Readonly<Record<string, RecordedFailure>>>>;
}

export const MATRIX = new URL('matrix.json', import.meta.url);

export const readMatrix = (): Matrix => JSON.parse(readFileSync(MATRIX, 'utf8'));

/** Names of the pages that fail at least one of these examples. */
export const pagesFailing = ({ failures }: Matrix, examples: readonly string[]): string[] =>
  Object.keys(failures).filter((name) => examples.some((id) => failures[name]?.[id]));

/** The examples that a judged page fails, in one point or in all. */
export interface Failing {
  /** By their ids. */
  readonly failed: ReadonlyMap<string, RecordedFailure>;
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

const inOneLine = ({ sentence, error }: RecordedFailure) =>
  `${sentence} ${error.replaceAll(/\s+/g, ' ')}`;

/** How near a page with these failures is to a judged one. */
function nearness(recorded: Matrix['failures'][string], { failed, ran }: Failing) {
  const its = Object.entries(recorded).filter(([id]) => ran.has(id));
  const both = its.flatMap(([id, failure]) => {
    const other = failed.get(id);
    return other ? [inOneLine(other) === inOneLine(failure)] : [];
  });
  const either = its.length + failed.size - both.length;
  const sameErrors = both.filter(Boolean).length;
  return { shared: both.length, either, share: both.length / either, sameErrors };
}

/**
 * The faulty pages that are nearest to a judged page in one point, nearest first: those that fail at least
 * half of the examples of the point that either page fails. Where they are equally near, the examples of all
 * points decide, and then the errors.
 */
export function nearestPages({ failures }: Matrix, point: Failing, page: Failing): NearPage[] {
  return Object.entries(failures)
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
