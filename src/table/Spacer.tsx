/** Stands, without cells, for the rows that are not in the document (B2): `height` in px. */
export function Spacer({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a plain table takes no focus
  return <tr className="spacer" aria-hidden="true" style={{ height }} />;
}
