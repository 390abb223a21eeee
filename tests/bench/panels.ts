/** The panels of the plot, one for each kind of operation. */
import {
  LOAD,
  LOAD_SORTED,
  LOAD_SORTED_TWICE,
  type Operation,
  SCROLL_STEP,
  SECOND_SORT_CLICK,
  SORT_CLICKS,
} from './operations.ts';
import type { Results } from './results.ts';
import type { Variant } from './variants.ts';

export interface Point {
  readonly rows: number;
  /** In ms. */
  readonly work: number;
}

export interface Panel {
  readonly title: string;
  readonly lines: Readonly<Record<Variant, readonly Point[]>>;
}

const KINDS: readonly { title: string; operations: readonly Operation[] }[] = [
  { title: 'Load', operations: [LOAD] },
  { title: 'Load, sorted by one', operations: [LOAD_SORTED] },
  { title: 'Load, sorted by two', operations: [LOAD_SORTED_TWICE] },
  { title: 'Sort click (slowest column)', operations: SORT_CLICKS },
  { title: 'Second column added', operations: [SECOND_SORT_CLICK] },
  { title: 'Scroll step of 300 px', operations: [SCROLL_STEP] },
];

/** The panels with their medians; the slowest one if a panel has several operations. */
export function panels({ sizes }: Results): Panel[] {
  return KINDS.map(({ title, operations }) => {
    const points = (variant: Variant) =>
      sizes.map(({ rows, operations: results }) => ({
        rows,
        work: Math.max(...operations.map(({ name }) => results[name]?.[variant].median ?? 0)),
      }));
    return { title, lines: { own: points('own'), stock: points('stock') } };
  });
}
