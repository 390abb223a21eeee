/** Exit codes of `npm run judge`. */
export const HOLDS = 0;
export const BROKEN = 1;
export const CANNOT_BE_JUDGED = 2;
export const TIME_IS_UP = 3;
