import type { Cells, Result, Sentence } from '../specification.ts';
import { Scrolling } from './Scrolling.tsx';
import { Template } from './Template.tsx';

function DataTable({ cells: [head = [], ...rows] }: { cells: Cells }) {
  return (
    <table className="data">
      <tbody>
        {[head, ...rows].map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table of a text never changes
          <tr key={place}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table of a text never changes
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
  /** What came of them: of one example, or of each row of an outline. */
  results: readonly Result[];
}

/** The numbers by which pictures outline a sentence: none where it is the only one, as a rule one. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an example never change
          key={place}
          {...(results.some(({ failedAt }) => failedAt === place) && { className: 'failed' })}
        >
          <b>{keyword}</b>{' '}
          <div>
            <Template text={text} />
            {numbersOf(place, results).map((number) => (
              <span key={number} className="number" title="The number of its outline">
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
