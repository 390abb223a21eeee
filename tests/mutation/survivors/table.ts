import type { Survivors } from './entry.ts';
import { OF_POINTS } from './of-points.ts';
import { OF_ROW_MODELS } from './of-row-models.ts';
import { OF_SCROLLING } from './of-scrolling.ts';
import { OF_WINDOW } from './of-window.ts';

/**
 * All mutants that survive, with their reasons. `npm run mutation` fails if another one survives, or
 * if one of these does not; it prints the entries that are missing.
 */
export const SURVIVORS: readonly Survivors[] = [
  ...OF_POINTS,
  ...OF_ROW_MODELS,
  ...OF_SCROLLING,
  ...OF_WINDOW,
];
