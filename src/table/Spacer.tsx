import { useLayoutEffect, useRef } from 'react';

/** Stands, without cells, for the rows that are not in the document (B2): `height` in px, if any. */
export function Spacer({ height }: { height: number }) {
  const spacer = useRef<HTMLTableRowElement>(null);
  // With every commit: the height may have been given ahead of React, which would not set it back.
  useLayoutEffect(() => {
    (spacer.current as HTMLTableRowElement).style.height = `${Math.max(0, height)}px`;
  });
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a plain table takes no focus
  return <tr ref={spacer} className="spacer" aria-hidden="true" />;
}
