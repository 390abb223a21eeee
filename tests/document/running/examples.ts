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
export type Example = (typeof examples)[number] & {
  /** The id of its element, if that is a copy. */
  readonly at?: string;
};

export { faultyPages };

/** A published faulty page. */
export type FaultyPage = (typeof faultyPages)[number];

/** The element of an example: an article, or a row of values in one. */
export const placeOf = ({ id, at = id }: Example) => document.getElementById(at) as HTMLElement;

/** The examples within the element with this id, or the one of which it is a copy. */
export function examplesIn(id: string): Example[] {
  const copyOf = document.getElementById(id)?.dataset.copyOf;
  if (copyOf) return examples.flatMap((each) => (each.id === copyOf ? { ...each, at: id } : []));
  return examples.filter((example) => placeOf(example).closest(`[id="${CSS.escape(id)}"]`));
}
