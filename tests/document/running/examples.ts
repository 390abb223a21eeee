/** The examples and the faulty pages of the document that the reader's browser can run. */
import type { SpecificationFile } from '../document-data.ts';

/** The address of a file, from the folder of the runner. */
export const addressOf = (path: string) => new URL(path, import.meta.url).href;

const file = await fetch(addressOf('specification.json'));
const { points, faultyPages }: SpecificationFile = await file.json();

const examples = points.flatMap(({ id: point, examples }) =>
  examples.filter(({ needs }) => needs?.length === 0).map((example) => ({ ...example, point })),
);

/** An example, or one row of an outline. */
export type Example = (typeof examples)[number];

export { faultyPages };

/** A published faulty page. */
export type FaultyPage = (typeof faultyPages)[number];

/** The element of an example: an article, or a row of values in one. */
export const placeOf = ({ id }: Example) => document.getElementById(id) as HTMLElement;

/** The examples within the element with this id. */
export const examplesIn = (id: string) =>
  examples.filter((example) => placeOf(example).closest(`[id="${CSS.escape(id)}"]`));

/** How many faulty pages an example catches. */
const count = ({ id }: Example) => faultyPages.filter(({ catches }) => catches[id]).length;

/** The examples that catch faulty pages: first those that together catch all of them. */
export function catchers(): Example[] {
  const most = examples.filter(count).toSorted((a, b) => count(b) - count(a));
  const first = faultyPages.flatMap(({ catches }) => most.find(({ id }) => catches[id]) ?? []);
  return [...new Set([...most.filter((each) => first.includes(each)), ...most])];
}
