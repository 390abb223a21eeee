/** How one size is measured. */
export interface Size {
  readonly rows: number;
  /** Whether each operation has a fresh page; otherwise one page runs all of them in each round. */
  readonly fresh: boolean;
  /** Pages of each variant, one after the other. */
  readonly pages: number;
  /** Uncounted rounds of each page, in which the browser optimizes the code. */
  readonly warmUps: number;
  /**
   * Counted rounds of each page, as many for both variants: a page performs differently if the other
   * variant's page did not run just before.
   */
  readonly rounds: number;
}

export const SIZES: readonly Size[] = [
  // A load adds half as many rows as there are.
  { rows: 40, fresh: true, pages: 1, warmUps: 0, rounds: 9 },
  // Each round adds 60 rows: with several pages the count stays near 1,000.
  { rows: 1_000, fresh: false, pages: 3, warmUps: 1, rounds: 5 },
  { rows: 10_000, fresh: false, pages: 1, warmUps: 2, rounds: 15 },
  { rows: 100_000, fresh: false, pages: 1, warmUps: 1, rounds: 10 },
];

/** The sizes named on the command line, as in `npm run bench -- 40 1000`; all if there are none. */
export function chosenSizes(args: readonly string[]): readonly Size[] {
  const unknown = args.filter((arg) => !SIZES.some(({ rows }) => String(rows) === arg));
  if (unknown.length)
    throw new Error(`No such size: ${unknown}. The sizes: ${SIZES.map((size) => size.rows)}`);
  return args.length ? SIZES.filter(({ rows }) => args.includes(String(rows))) : SIZES;
}
