import type { Example } from '../../../results/specification.ts';
import { notesOf } from './notes.tsx';

interface BesidePictureProps {
  examples: readonly Example[];
  /** The names of an outline's rows; empty for an example. */
  names: readonly string[];
}

/** Evidence that no picture shows: logs, printed PDFs, and return values of modules. */
export function BesidePicture({ examples, names }: BesidePictureProps) {
  const all = examples.map((example, nth) => ({
    ...example,
    name: names[nth],
    notes: notesOf(example),
  }));
  const returned = all.filter(({ evidence }) => evidence.returned);
  return (
    <>
      {all
        .filter(({ verdict, notes }) => verdict !== 'failed' && notes.length > 0)
        .map(({ id, name, notes }) => (
          <div key={id} className="logs">
            {name && <p>{name}</p>}
            <pre>{notes.join('\n')}</pre>
          </div>
        ))}
      {all.map(({ id, evidence: { paper }, name }) =>
        paper ? (
          <p key={id} className="paper">
            <a href={paper}>The printed page{name ? `, ${name}` : ''}</a> (PDF)
          </p>
        ) : null,
      )}
      {returned.length > 0 && (
        <details>
          <summary>What it returned</summary>
          {returned.map(({ id, name, evidence }) => (
            <div key={id}>
              {name && <p>{name}</p>}
              <pre>{evidence.returned}</pre>
            </div>
          ))}
        </details>
      )}
    </>
  );
}
