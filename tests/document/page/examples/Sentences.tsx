import type { ReactNode } from 'react';
import type { Sentence } from '../../../results/features.ts';
import type { Example, ExamplesTable } from '../../../results/specification.ts';
import { classOf, durationText, Mark } from '../verdicts.tsx';
import { Run } from './Run.tsx';

/** A text of an outline, with its placeholders marked. */
export function Template({ text }: { text: string }) {
  return text
    .split(/<([^<>]+)>/)
    .map((part, place) => (place % 2 === 0 ? part : <var key={place}>{part}</var>));
}

/** Lets a table that is too wide scroll sideways; a script lets keys scroll it. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  // A group, because hundreds of regions would be hundreds of landmarks.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="scrolling" role="group" aria-label={label}>
      {children}
    </div>
  );
}

function DataTable({ cells }: { cells: NonNullable<Sentence['table']> }) {
  return (
    <table className="data">
      <tbody>
        {cells.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => (
              <td key={column}>
                <Template text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
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

/**
 * A sentence without its keyword, with its table or text.
 *
 * @param numbers of its outlines in the pictures
 */
function SentenceText({ sentence, numbers }: { sentence: Sentence; numbers: readonly number[] }) {
  const { text, table, docString } = sentence;
  return (
    <div>
      <span>
        <Template text={text} />
      </span>
      {numbers.map((number) => (
        <span key={number} className="number" title="Number of its outline">
          {number}
        </span>
      ))}
      {table && (
        <Scrolling label={text}>
          <DataTable cells={table} />
        </Scrolling>
      )}
      {docString && (
        <pre>
          <Template text={docString} />
        </pre>
      )}
    </div>
  );
}

interface SentencesProps {
  sentences: readonly Sentence[];
  /** The example, or each row of an outline. */
  examples: readonly Example[];
}

/** The sentences of an example or an outline, each with its number in the pictures. */
export function Sentences({ sentences, examples }: SentencesProps) {
  return (
    <ol className="sentences">
      {sentences.map((sentence, place) => (
        <li
          key={place}
          {...(examples.some(({ failedAt }) => failedAt === place) && { className: 'failed' })}
        >
          <b>{sentence.keyword}</b>{' '}
          <SentenceText sentence={sentence} numbers={numbersOf(place, examples)} />
        </li>
      ))}
    </ol>
  );
}

function ValuesRow({ example }: { example: Example }) {
  const { id, cells, row, verdict, browsers, duration } = example;
  return (
    <tr id={id} className={classOf(verdict)}>
      {cells.map((cell, column) => (
        <td key={column}>{cell}</td>
      ))}
      <td>
        {browsers.length > 1 ? (
          browsers.map((each) => <Mark key={each.browser} {...each} />)
        ) : (
          <Mark verdict={verdict} />
        )}
      </td>
      <td className="time">
        {duration === undefined ? '' : durationText(duration)}
        <Run examples={[example]} within={id} pace="slow" label={`Run ${row}`} />
      </td>
    </tr>
  );
}

/** A table of an outline's values; each row is an example with its verdict and its time. */
export function Values({ table: { columns, examples } }: { table: ExamplesTable }) {
  return (
    <Scrolling label="The values, with their verdicts">
      <table className="values">
        <thead>
          <tr>
            {[...columns, 'verdict', 'time'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map((example) => (
            <ValuesRow key={example.id} example={example} />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
