import type { Result } from '../specification.ts';

interface GivenProps {
  results: readonly Result[];
  /** The names of an outline's rows; empty for an example. */
  names: readonly string[];
}

/** What the page does not show: messages, printed sheets, and what a module returned. */
export function Given({ results, names }: GivenProps) {
  const all = results.map((result, nth) => ({ ...result, name: names[nth] }));
  const given = all.filter((each) => each.given);
  return (
    <>
      {all
        .filter(({ verdict, logs }) => verdict !== 'failed' && logs.length > 0)
        .map(({ anchor, name, logs }) => (
          <div key={anchor} className="logs">
            {name && <p>{name}</p>}
            <pre>{logs.join('\n')}</pre>
          </div>
        ))}
      {all.map(({ anchor, paper, name }) =>
        paper ? (
          <p key={anchor} className="paper">
            <a href={paper}>The printed page{name ? `, ${name}` : ''}</a> (PDF)
          </p>
        ) : null,
      )}
      {given.length > 0 && (
        <details>
          <summary>What it returned</summary>
          {given.map(({ anchor, name, given: text }) => (
            <div key={anchor}>
              {name && <p>{name}</p>}
              <pre>{text}</pre>
            </div>
          ))}
        </details>
      )}
    </>
  );
}
