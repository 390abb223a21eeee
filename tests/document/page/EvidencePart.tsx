import { examplesOf } from '../../results/specification.ts';
import { many } from '../../run/text.ts';
import type { ShownPoint } from '../document-data.ts';
import { Mark } from './Mark.tsx';

/** The evidence for a point: its other tests, and faulty pages that its examples missed. */
export function EvidencePart({ point }: { point: ShownPoint }) {
  const { id, evidence } = point;
  const counts = [
    many(examplesOf([point]).length, 'example'),
    ...evidence.map(({ kind, entries }) =>
      kind.noun ? many(entries.length, ...kind.noun) : kind.name.toLowerCase(),
    ),
  ];
  return (
    <details className="evidence">
      <summary>
        <b>Evidence for {id}</b> {counts.join(' · ')}
      </summary>
      {evidence.map(({ kind, entries }) => (
        <div key={kind.id}>
          <h4>
            <a href={`#${kind.id}`}>{kind.heading}</a>
          </h4>
          <ul>
            {entries.map(({ title, passed }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static content
              <li key={nth}>
                <Mark verdict={passed ? 'passed' : 'failed'} /> {title}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
