/** A text without its white space: a sheet of paper does not tell where lines were broken. */
export function closedUp(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}
