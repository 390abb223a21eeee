/**
 * Runs in the judged page before its own scripts: all that the driver does and reads there in one
 * call, without Playwright's selectors, whose script would have to be loaded into every page.
 */
import { clock } from './clock.ts';
import * as contract from './contract.ts';
import * as controls from './controls.ts';
import * as intrusions from './intrusions.ts';
import { pretendToLeave } from './leaving.ts';
import { observe } from './observation.ts';
import * as outlines from './outlines.ts';
import * as painting from './painting.ts';
import { lendRandomness } from './randomness.ts';
import { cutOff, valuesUnderHeaders } from './readable.ts';
import { loadStates, record } from './recording.ts';
import * as roles from './roles.ts';
import * as scrolling from './scrolling.ts';
import * as styles from './styles.ts';
import { hasTable, readTable, rowCount } from './table.ts';
import { pointIn, sizeOf } from './targets.ts';
import * as view from './view.ts';

const driver = {
  ...clock,
  ...contract,
  ...controls,
  ...intrusions,
  ...outlines,
  ...painting,
  ...roles,
  ...scrolling,
  ...styles,
  ...view,
  cutOff,
  hasTable,
  lendRandomness,
  loadStates,
  observe,
  pointIn,
  pretendToLeave,
  readTable,
  record,
  rowCount,
  sizeOf,
  valuesUnderHeaders,
};

export type InPageDriver = typeof driver;

Object.defineProperty(window, Symbol.for('driver'), { value: driver });
