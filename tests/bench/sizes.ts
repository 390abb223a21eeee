/** How each size is measured. */
export interface Size {
  readonly rows: number;
  /** Whether each operation has a fresh page; else a page goes through all of them in each round. */
  readonly fresh: boolean;
  /** Pages of each variant, one after the other. */
  readonly pages: number;
  /** Rounds of each page that are not counted: the browser has yet to compile what runs often. */
  readonly warmUps: number;
  /**
   * Counted rounds of each page, as many for both variants: a page works otherwise where the other
   * variant's has not just had its turn.
   */
  readonly rounds: number;
}

export const SIZES: readonly Size[] = [
  // A load here adds half of what is there.
  { rows: 40, fresh: true, pages: 1, warmUps: 0, rounds: 9 },
  // Each round adds 60 rows: with new pages now and then, 1,000 stays near the truth.
  { rows: 1_000, fresh: false, pages: 3, warmUps: 1, rounds: 5 },
  { rows: 10_000, fresh: false, pages: 1, warmUps: 2, rounds: 15 },
  { rows: 100_000, fresh: false, pages: 1, warmUps: 1, rounds: 10 },
];

/** The sizes that the command line names, as in `npm run bench -- 40 1000`, or else all. */
export function chosenSizes(args: readonly string[]): readonly Size[] {
  const unknown = args.filter((arg) => !SIZES.some(({ rows }) => String(rows) === arg));
  if (unknown.length)
    throw new Error(`No such size: ${unknown}. The sizes: ${SIZES.map((size) => size.rows)}`);
  return args.length ? SIZES.filter(({ rows }) => args.includes(String(rows))) : SIZES;
}
