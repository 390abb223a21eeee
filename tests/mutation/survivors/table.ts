import type { Survivors } from './entry.ts';
import { OF_ENGINE } from './of-engine.ts';
import { OF_POINTS } from './of-points.ts';
import { OF_SCROLLING } from './of-scrolling.ts';
import { OF_WINDOW } from './of-window.ts';

/**
 * All mutants that survive, with their reasons. `npm run mutation` fails if another one survives, or
 * if one of these does not; it prints the entries that are missing.
 */
export const SURVIVORS: readonly Survivors[] = [
  ...OF_POINTS,
  ...OF_ENGINE,
  ...OF_SCROLLING,
  ...OF_WINDOW,
];
