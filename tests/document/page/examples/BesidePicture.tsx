import type { Example } from '../../../results/specification.ts';

interface BesidePictureProps {
  examples: readonly Example[];
  /** The names of an outline's rows; empty for an example. */
  names: readonly string[];
}

/** Evidence that no picture shows: logs, printed PDFs, and return values of modules. */
export function BesidePicture({ examples, names }: BesidePictureProps) {
  const all = examples.map((example, nth) => ({ ...example, name: names[nth] }));
  const returned = all.filter(({ evidence }) => evidence.returned);
  return (
    <>
      {all
        .filter(({ verdict, logs }) => verdict !== 'failed' && logs.length > 0)
        .map(({ id, name, logs }) => (
          <div key={id} className="logs">
            {name && <p>{name}</p>}
            <pre>{logs.join('\n')}</pre>
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
