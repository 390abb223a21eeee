/** The constants of section 9 of the specification, and the times of B3 and B5. */

/** Rows on the page before the first load (R9.1). */
export const INITIAL_ROWS = 40;

/** Rows appended by a load (R9.2). */
export const ROWS_PER_LOAD = 20;

/** Default scroll position that starts a load (R9.3). */
export const DEFAULT_SCROLL_THRESHOLD = '80%';

/** Minimum time between two handled scroll events, in milliseconds (R9.4). */
export const SCROLL_THROTTLE_MS = 150;

/** Time without movement after which a scroll is over, in ms (B3); as long as R9.4 by chance. */
export const SCROLL_END_MS = 150;

/** Sort type of every column, as the table library names it (R9.5). */
export const SORT_TYPE = 'alphanumeric';

/** How long after the last sort or load it is announced, in milliseconds (B5). */
export const ANNOUNCEMENT_DELAY_MS = 1_000;
