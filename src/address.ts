/** Options in the page's address (B8, B9). */
export interface AddressOptions {
  /** Seed of the generated contacts. */
  readonly seed?: number;
  /** Scroll threshold, as written. */
  readonly scrollThreshold?: string;
}

/**
 * Reads the query of an address.
 *
 * @param search for example `?seed=7&scroll-threshold=200px`; a seed has 1 to 15 digits, anything
 *   else is ignored
 */
export function readAddress(search: string): AddressOptions {
  const query = new URLSearchParams(search);
  const seed = String(query.get('seed'));
  const scrollThreshold = query.get('scroll-threshold');
  return {
    ...(/^\d{1,15}$/.test(seed) && { seed: Number(seed) }),
    ...(scrollThreshold !== null && { scrollThreshold }),
  };
}
