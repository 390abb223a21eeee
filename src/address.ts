/** What the page's own address may ask for (B8, B9). */
export interface AddressOptions {
  /** Seed of the generated contacts. */
  readonly seed?: number;
  /** Scroll threshold, as written. */
  readonly scrollThreshold?: string;
}

/**
 * Reads the query of an address.
 *
 * @param search for example `?seed=7&scroll-threshold=200px`; a seed is a whole number of up to 15
 *   digits, and any other is ignored
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
