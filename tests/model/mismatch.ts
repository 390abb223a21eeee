/** A difference between a page and its model. */
export class Mismatch extends Error {
  constructor(
    /** The id of the point that the page breaks. */
    readonly id: string,
    /** What was expected: a sentence of the features, with the table below it. */
    readonly sentence: string,
    /** What was found instead. */
    message: string,
  ) {
    super(message);
  }
}
