import type { ReactNode } from 'react';

/** A line of the summary. */
export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
