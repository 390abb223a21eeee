/**
 * The in-page driver. It runs in the judged page before its own scripts, and does or reads something in one
 * call each, without Playwright's selectors, whose script would have to be loaded into every page.
 */
import * as accessibility from './accessibility.ts';
import { clock } from './clock.ts';
import * as controls from './controls.ts';
import * as ink from './ink.ts';
import * as observation from './observation.ts';
import * as outlines from './outlines.ts';
import * as policy from './policy.ts';
import * as random from './random.ts';
import * as scrolling from './scrolling.ts';
import * as storage from './storage.ts';
import * as surroundings from './surroundings.ts';
import { headTexts, isTableSeen, missingParts, readTable, rowCount } from './table.ts';
import * as targets from './targets.ts';
import * as view from './view.ts';
import * as visibility from './visibility.ts';

export const driver = {
  ...accessibility,
  ...clock,
  ...controls,
  ...ink,
  ...observation,
  ...outlines,
  ...policy,
  ...random,
  ...scrolling,
  ...storage,
  ...surroundings,
  ...targets,
  ...view,
  ...visibility,
  headTexts,
  isTableSeen,
  missingParts,
  readTable,
  rowCount,

  /** The results of several of these functions, each with what it is given. */
  callAll: (calls: readonly (readonly [name: string, ...given: unknown[]])[]): Promise<unknown[]> =>
    Promise.all(calls.map(([name, ...given]) => Reflect.get(driver, name)(...given))),
};

export type InPageDriver = typeof driver;

Object.defineProperty(window, Symbol.for('driver'), { value: driver });
