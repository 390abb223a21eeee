/** The faulty pages that a point catches. */
import { existsSync, readFileSync } from 'node:fs';
import { faultyPages } from '../conformance/faulty/faulty-pages.ts';
import { type Matrix, picturePath } from '../conformance/matrix.ts';
import { slug } from '../conformance/page/differences.ts';
import type { Files } from '../results/examples.ts';
import { type Example, examplesOf, type Point } from '../results/specification.ts';
import type { Needs } from './document-data.ts';

/** A faulty page that a point catches, and how one of its examples did. */
export interface CaughtPage {
  readonly name: string;
  /** Its part of the address. */
  readonly slug: string;
  /** What is wrong with it, as a sentence. */
  readonly fault: string;
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string;
  /** What was expected and found, in a line. */
  readonly error: string;
  /** The page when it was first caught, if the conformance run has left a picture. */
  readonly picture?: string;
  /** Places of the point's examples that catch it without a driven browser. */
  readonly catchers: readonly string[];
}

/**
 * @param reports the folder of the reports, if there is one, which has the pictures
 * @param files receives the pictures by their paths
 */
export function caughtPagesOf(
  point: Point,
  { pages }: Matrix,
  needs: Needs,
  reports: string | undefined,
  files: Files,
): CaughtPage[] {
  const examples = examplesOf([point]);
  return faultyPages.flatMap(({ name, fault }) => {
    const { fails = [], caught = {} } = pages[name] ?? {};
    const recorded = caught[point.id];
    if (!recorded) return [];
    const { sentence, error } = recorded;
    const source = reports && picturePath(reports, name);
    const picture = `pictures/faulty/${slug(name)}.webp`;
    if (source && !files.has(picture) && existsSync(source))
      files.set(picture, readFileSync(source));
    const catchers = examples.filter(
      ({ id, place }) => fails.includes(id) && needs.get(place)?.length === 0,
    );
    return {
      ...{ name, slug: slug(name), fault, error },
      ...(sentence !== undefined && { sentence }),
      ...(files.has(picture) && { picture }),
      catchers: catchers.map(({ place }) => place),
    };
  });
}

/** Places of the examples that catch faulty pages without a driven browser, those that catch most first. */
export function searchOrder(
  examples: readonly Pick<Example, 'id' | 'place'>[],
  { pages }: Pick<Matrix, 'pages'>,
  needs: Needs,
): string[] {
  const caught = ({ id }: Pick<Example, 'id'>) =>
    Object.values(pages).filter(({ fails }) => fails.includes(id)).length;
  return examples
    .filter((example) => needs.get(example.place)?.length === 0 && caught(example) > 0)
    .toSorted((a, b) => caught(b) - caught(a))
    .map(({ place }) => place);
}
