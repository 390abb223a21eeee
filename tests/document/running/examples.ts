/** The examples that the reader's browser can run, and the faulty pages that they catch. */
import type { SpecificationFile } from '../data-files.ts';

/** The address of a file, from the folder of the runner. */
export const addressOf = (path: string) => new URL(path, import.meta.url).href;

const file = await fetch(addressOf('../specification.json'));
const { points }: SpecificationFile = await file.json();

export const examples = points.flatMap(({ id: point, examples }) =>
  examples.filter(({ needs }) => needs?.length === 0).map((example) => ({ ...example, point })),
);

/** An example, or one row of an outline. */
export type Example = (typeof examples)[number];

/** The element of an example: an article, or a row of values in one. */
export const placeOf = ({ id }: Example) => document.getElementById(id) as HTMLElement;

/** The examples within the element with this id. */
export const examplesIn = (id: string) =>
  examples.filter((example) => placeOf(example).closest(`[id="${CSS.escape(id)}"]`));

export const faultyPages = points.flatMap((point) => point.faultyPages);

/** A published faulty page. */
export type FaultyPage = (typeof faultyPages)[number];
