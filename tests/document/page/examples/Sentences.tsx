import type { Cells, Example, Sentence } from '../../../results/specification.ts';
import { Scrolling } from './Scrolling.tsx';
import { Template } from './Template.tsx';

function DataTable({ cells, columns }: { cells: Cells; columns: readonly string[] }) {
  return (
    <table className="data">
      <tbody>
        {cells.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          <tr key={place}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static content
              <td key={column}>
                <Template text={cell} columns={columns} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SentenceProps {
  sentence: Sentence;
  /** Numbers of its outlines in the pictures. */
  numbers: readonly number[];
  /** The columns that may be placeholders in it. */
  columns: readonly string[];
}

/** A sentence without its keyword, with its table or doc string. */
function SentenceText({ sentence, numbers, columns }: SentenceProps) {
  const { text, table, docString } = sentence;
  return (
    <div>
      <span>
        <Template text={text} columns={columns} />
      </span>
      {numbers.map((number) => (
        <span key={number} className="number" title="Number of its outline">
          {number}
        </span>
      ))}
      {table && (
        <Scrolling label={text} cells={table}>
          <DataTable cells={table} columns={columns} />
        </Scrolling>
      )}
      {docString?.mediaType && (
        <p className="kind">
          <Template text={docString.mediaType} columns={columns} />
        </p>
      )}
      {docString && (
        <pre>
          {/* HTML drops a line break right after <pre>. */}
          <code>
            <Template text={docString.content} columns={columns} />
          </code>
        </pre>
      )}
    </div>
  );
}

interface SentencesProps {
  sentences: readonly Sentence[];
  /** The columns of an outline. */
  columns: readonly string[];
  /** The example, or each row of an outline. */
  examples: readonly Example[];
}

/** The numbers of a sentence's outlines in the pictures: none if it is the only outlined one. */
function numbersOf(place: number, examples: readonly Example[]): number[] {
  const all = examples.flatMap(({ evidence: { picture } }) =>
    picture && picture.outlined.length > 1 && picture.outlined.includes(place)
      ? [picture.outlined.indexOf(place) + 1]
      : [],
  );
  return [...new Set(all)];
}

/** The sentences of an example or an outline, each with its number in the pictures. */
export function Sentences({ sentences, columns, examples }: SentencesProps) {
  return (
    <ol className="sentences">
      {sentences.map((sentence, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          key={place}
          {...(examples.some(({ failedAt }) => failedAt === place) && { className: 'failed' })}
        >
          <b>{sentence.keyword}</b>{' '}
          <SentenceText
            sentence={sentence}
            numbers={numbersOf(place, examples)}
            columns={sentence.isBackground ? [] : columns}
          />
        </li>
      ))}
    </ol>
  );
}
