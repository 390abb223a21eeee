/**
 * The in-page driver. It runs in the judged page before its own scripts, and does or reads something in one
 * call each, without Playwright's selectors, whose script would have to be loaded into every page.
 */
import { clock } from './clock.ts';
import * as contract from './contract.ts';
import * as controls from './controls.ts';
import { observe } from './observation.ts';
import * as outlines from './outlines.ts';
import * as policy from './policy.ts';
import { mockRandom } from './random.ts';
import { unreadable, valuesUnderHeaders } from './readable.ts';
import { loadStates, record } from './recording.ts';
import * as roles from './roles.ts';
import * as scrolling from './scrolling.ts';
import * as styles from './styles.ts';
import { headTexts, isTableSeen, readTable, rowCount } from './table.ts';
import { clickablePoint, sizeOf } from './targets.ts';
import * as view from './view.ts';
import * as visibility from './visibility.ts';

const driver = {
  ...clock,
  ...contract,
  ...controls,
  ...outlines,
  ...policy,
  ...visibility,
  ...roles,
  ...scrolling,
  ...styles,
  ...view,
  clickablePoint,
  unreadable,
  headTexts,
  isTableSeen,
  mockRandom,
  loadStates,
  observe,
  readTable,
  record,
  rowCount,
  sizeOf,
  valuesUnderHeaders,
};

export type InPageDriver = typeof driver;

Object.defineProperty(window, Symbol.for('driver'), { value: driver });
