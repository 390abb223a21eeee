/** The examples and the faulty pages of the document that the reader's browser can run. */
import { expectVersion } from '../../driver/framed/window.ts';
import type { SpecificationFile } from '../document-data.ts';

/** The address of a file, from the folder of the runner. */
export const addressOf = (path: string) => new URL(path, import.meta.url).href;

const file = await fetch(addressOf('../specification.json'), { cache: 'no-cache' });
const data: SpecificationFile & { version?: string } = file.ok ? await file.json() : {};
expectVersion(data.version, 'specification.json');
const { points } = data;

const examples = points.flatMap(({ id: point, examples }) =>
  examples.filter(({ needs }) => needs?.length === 0).map((example) => ({ ...example, point })),
);

/** An example, or one row of an outline. */
export type Example = (typeof examples)[number];

export const faultyPages = points.flatMap((point) => point.faultyPages);

/** A published faulty page. */
export type FaultyPage = (typeof faultyPages)[number];

/** The element of an example: an article, or a row of values in one. */
export const placeOf = ({ id }: Example) => document.getElementById(id) as HTMLElement;

/** The examples within the element with this id. */
export const examplesIn = (id: string) =>
  examples.filter((example) => placeOf(example).closest(`[id="${CSS.escape(id)}"]`));

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
