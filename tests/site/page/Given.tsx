import type { Result } from '../specification.ts';

interface GivenProps {
  results: readonly Result[];
  /** What the rows of an outline are called by; none of an example. */
  names: readonly string[];
}

/** What cannot be seen on the page: messages, sheets of paper, and what a module gave. */
export function Given({ results, names }: GivenProps) {
  const all = results.map((result, nth) => ({ ...result, name: names[nth] }));
  const given = all.filter((each) => each.given);
  return (
    <>
      {all
        .filter(({ verdict, logs }) => verdict === 'passed' && logs.length > 0)
        .map(({ anchor, name, logs }) => (
          <div key={anchor} className="told">
            {name && <p>{name}</p>}
            <pre>{logs.join('\n')}</pre>
          </div>
        ))}
      {all.map(({ anchor, paper, name }) =>
        paper ? (
          <p key={anchor} className="paper">
            <a href={paper}>The sheets of paper{name ? `, ${name}` : ''}</a> (PDF)
          </p>
        ) : null,
      )}
      {given.length > 0 && (
        <details>
          <summary>What it gave</summary>
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
