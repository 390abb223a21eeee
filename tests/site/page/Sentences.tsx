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
  /** What came of them, where they are one example. */
  result: Result | undefined;
}

/** The sentences of an example, each with the number by which its picture outlines it. */
export function Sentences({ sentences, result }: SentencesProps) {
  const outlined = result?.picture?.outlined ?? [];
  return (
    <ol className="sentences">
      {sentences.map(({ keyword, text, table, docString }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an example never change
          key={place}
          {...(result?.failedAt === place && { className: 'failed' })}
        >
          <b>{keyword}</b>{' '}
          <div>
            <Template text={text} />
            {outlined.length > 1 && outlined.includes(place) && (
              <span className="number" title="The number of its outline in the picture">
                {outlined.indexOf(place) + 1}
              </span>
            )}
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
