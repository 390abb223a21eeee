/** Runs in the judged page: finds what a picture outlines. */
import { bottomOfHeads, HEADS, tables } from './table.ts';
import { elementsOf, type Target } from './targets.ts';

/** The elements that a step is about, for the picture of its scenario. */
export interface OutlineTarget {
  readonly at: Target;
  /** Where a picture may crop a wide element; `none` if it shows the whole view. */
  readonly crop?: 'left' | 'middle' | 'none';
  /** Only the first element in view; the text; or the space below, down to the end of the page. */
  readonly area?: 'first' | 'text' | 'below';
}

/** Minimum width and height of an outline, in px. */
const MIN_SIZE = 4;

/** The edges of an element or of an area of it, without what is under the headers. */
function edgesOf(element: Element, area: OutlineTarget['area'], headsEnd: number) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, bottom, top } = (area === 'text' ? range : element).getBoundingClientRect();
  if (area === 'below') {
    const end = document.documentElement.getBoundingClientRect().bottom;
    return { left, right, top: bottom, bottom: end };
  }
  const scrollsUnderHeads = element.closest('tr, [role=row]') && !element.closest(HEADS);
  return { left, right, top: scrollsUnderHeads ? Math.max(top, headsEnd) : top, bottom };
}

/** The boxes in px of a target's elements, cut to the view; only of those in view. */
function boxesOf({ at, area }: OutlineTarget) {
  const { clientWidth, clientHeight } = document.documentElement;
  const headsEnd = bottomOfHeads();
  return elementsOf(at)
    .filter((each) => each.checkVisibility())
    .map((each) => edgesOf(each, area, headsEnd))
    .map(({ left, right, top, bottom }) => ({
      x: Math.max(left, 0),
      y: Math.max(top, 0),
      width: Math.min(right, clientWidth) - Math.max(left, 0),
      height: Math.min(bottom, clientHeight) - Math.max(top, 0),
    }))
    .filter(({ width, height }) => width > MIN_SIZE && height > MIN_SIZE)
    .slice(0, area === 'first' ? 1 : undefined);
}

/** The view, and the boxes in it of each target. */
export function locate(targets: readonly OutlineTarget[]) {
  const { clientWidth, clientHeight } = document.documentElement;
  // A faulty page may lack a table.
  const findable = tables().length === 1 ? targets : [];
  return {
    view: { x: 0, y: 0, width: clientWidth, height: clientHeight },
    located: findable.map(boxesOf),
  };
}

/** Scrolls to a target unless some of it is in view. */
export function bringIntoView(target: OutlineTarget): void {
  if (boxesOf(target).length > 0) return;
  if (target.area === 'below') window.scrollTo(0, document.documentElement.scrollHeight);
  else elementsOf(target.at).at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
