import type { Cells, Result, Sentence } from '../specification.ts';
import { Scrolling } from './Scrolling.tsx';
import { Template } from './Template.tsx';

function DataTable({ cells: [head = [], ...rows] }: { cells: Cells }) {
  return (
    <table className="data">
      <tbody>
        {[head, ...rows].map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          <tr key={place}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static content
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SentencesProps {
  sentences: readonly Sentence[];
  /** The result of an example, or of each row of an outline. */
  results: readonly Result[];
}

/** The numbers of a sentence's outlines in the pictures: none if it is the only outlined one. */
function numbersOf(place: number, results: readonly Result[]): number[] {
  const all = results.flatMap(({ picture }) =>
    picture && picture.outlined.length > 1 && picture.outlined.includes(place)
      ? [picture.outlined.indexOf(place) + 1]
      : [],
  );
  return [...new Set(all)];
}

/** The sentences of an example or an outline, each with its number in the pictures. */
export function Sentences({ sentences, results }: SentencesProps) {
  return (
    <ol className="sentences">
      {sentences.map(({ keyword, text, table, docString }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          key={place}
          {...(results.some(({ failedAt }) => failedAt === place) && { className: 'failed' })}
        >
          <b>{keyword}</b>{' '}
          <div>
            <Template text={text} />
            {numbersOf(place, results).map((number) => (
              <span key={number} className="number" title="Number of its outline">
                {number}
              </span>
            ))}
            {table && (
              <Scrolling label={text} cells={table}>
                <DataTable cells={table} />
              </Scrolling>
            )}
            {docString && <pre>{docString}</pre>}
          </div>
        </li>
      ))}
    </ol>
  );
}
