/** The entry of a frame's `dataset` for what the page in it is lent random numbers for, if it is. */
export const LENT = 'lentRandomness';
