import type { KindSummary } from '../evidence/evidence.ts';
import { Moment } from './Moment.tsx';
import { Row } from './Row.tsx';

/** A kind of evidence in the summary: its result, its date, and reasons for what it left out. */
export function EvidenceRow({ summary }: { summary: KindSummary }) {
  const { kind, says, fault, details = [], made } = summary;
  return (
    <Row name={<a href={`#${kind.id}`}>{kind.name}</a>}>
      <span {...(fault && { className: 'fault' })}>{says}</span>
      {made && (
        <span className="quiet">
          {' '}
          (report of <Moment at={made} />)
        </span>
      )}
      {details.length > 0 && (
        <details>
          <summary>The reasons</summary>
          <ul>
            {details.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </Row>
  );
}
