/** What a frame's `dataset` has if the page in it is lent random numbers. */
export const LENT = 'lentRandomness';
