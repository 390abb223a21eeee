import { Fragment, type ReactNode } from 'react';
import type { KindSummary } from '../evidence/evidence.ts';

/** A line of the summary. */
export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A date and time in ISO 8601, shown to the minute. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>;
}

/** A kind of evidence in the summary: its result, its date, and its further reports. */
export function EvidenceRow({ summary }: { summary: KindSummary }) {
  const { kind, says, fault, made, pages = [] } = summary;
  return (
    <Row name={<a href={`#${kind.id}`}>{kind.name}</a>}>
      <span {...(fault && { className: 'fault' })}>{says}</span>
      {made && (
        <span className="quiet">
          {' '}
          (report of <Moment at={made} />)
        </span>
      )}
      {pages.map((page) => (
        <Fragment key={page}>
          {' '}
          <a href={page}>{page}</a>
        </Fragment>
      ))}
    </Row>
  );
}
