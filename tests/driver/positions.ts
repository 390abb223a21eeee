import type { Geometry } from './in-page/view.ts';

/** A place to scroll to: an offset in px, computed from the geometry of the page. */
export type Position = (geometry: Geometry) => number;

const FORM = /^(?:(\d+) px (short of|past|from) )?(?:(\d+) percent|the (top|bottom))$/;

/**
 * The position with a name: "the top", "80 percent", "1 px short of 80 percent" … A percentage of the scroll
 * height is above the lower edge of the view.
 *
 * @throws Error if there is no position with that name
 */
export function position(text: string): Position {
  const match = FORM.exec(text);
  if (!match) throw new Error(`No position: ${text}`);
  const [, px = 0, way, percent = 100, end] = match;
  if (end === 'top') return () => 0;
  const more = way === 'past' ? Number(px) : -Number(px);
  return ({ scrollHeight, clientHeight }) =>
    Math.ceil((scrollHeight * Number(percent)) / 100 - clientHeight) + more;
}

/** How far the view reaches beyond the trigger point (R9.3), in px. */
export const pxBeyond = ({ scrollTop, clientHeight, scrollHeight }: Geometry) =>
  scrollTop + clientHeight - (scrollHeight * 80) / 100;
