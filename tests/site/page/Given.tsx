import type { Cells, Result } from '../specification.ts';
import { rowName } from './PictureFigure.tsx';

interface GivenProps {
  results: readonly Result[];
  /** The values of an outline: its header row, and a row for each result. */
  values: Cells | undefined;
}

/** What cannot be seen on the page: messages, sheets of paper, and what a module gave. */
export function Given({ results, values }: GivenProps) {
  const heard = results.flatMap(({ verdict, logs }) => (verdict === 'passed' ? logs : []));
  const given = results.flatMap((result, nth) =>
    result.given ? [{ name: rowName(values?.[nth + 1]), ...result }] : [],
  );
  return (
    <>
      {heard.map((message) => (
        <pre key={message}>{message}</pre>
      ))}
      {results.map(({ anchor, paper }, nth) =>
        paper ? (
          <p key={anchor}>
            <a href={paper}>The sheets{values ? `, ${rowName(values[nth + 1])}` : ''}</a> (PDF)
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
