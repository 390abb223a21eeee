import type { EvidenceSummary } from '../evidence/summaries.ts';
import { KINDS } from './kinds.ts';
import { Moment } from './Moment.tsx';
import { Row } from './Row.tsx';

/** A kind of evidence in the summary: its result, its date, and reasons for what it left out. */
export function EvidenceRow({ summary }: { summary: EvidenceSummary }) {
  const { name, says, fault, details, made } = summary;
  const kind = KINDS.find((each) => each.name === name);
  return (
    <Row name={kind ? <a href={`#${kind.anchor}`}>{name}</a> : name}>
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
