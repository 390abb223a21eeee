import type { ReactNode } from 'react';
import type { Sentence } from '../../../results/features.ts';
import type { Example, ExamplesTable } from '../../../results/specification.ts';
import { Mark } from '../verdicts.tsx';
import { Run } from './Run.tsx';

/** A text of an outline, with its placeholders marked. */
export function Template({ text }: { text: string }) {
  return text
    .split(/<([^<>]+)>/)
    .map((part, place) => (place % 2 === 0 ? part : <var key={place}>{part}</var>));
}

/** A table that scrolls sideways where it is too wide; a script lets keys scroll it. */
function Table({ kind, label, children }: { kind: string; label: string; children: ReactNode }) {
  // A group, because hundreds of regions would be hundreds of landmarks.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="scrolling" role="group" aria-label={label}>
      <table className={kind}>{children}</table>
    </div>
  );
}

/** The numbers of a sentence's outlines in the pictures: none if it is the only outlined one. */
function numbersOf(place: number, examples: readonly Example[]): Set<number> {
  const all = examples.flatMap(({ evidence }) => {
    const { outlined = [] } = evidence.picture ?? {};
    return outlined.length > 1 && outlined.includes(place) ? outlined.indexOf(place) + 1 : [];
  });
  return new Set(all);
}

/** The table below a sentence. */
function Below({ text, table }: Sentence) {
  if (!table) return null;
  return (
    <Table kind="data" label={text}>
      <tbody>
        {table.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => {
              // The headers are the first row of several columns, or the first of two columns.
              const isHeader = row.length > 1 && (row.length > 2 ? place : column) === 0;
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell key={column}>
                  <Template text={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
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
          <div>
            <span>
              <Template text={sentence.text} />
            </span>
            {[...numbersOf(place, examples)].map((number) => (
              <span key={number} className="number" title="Number of its outline">
                {number}
              </span>
            ))}
            <Below {...sentence} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A table of an outline's values; each row is an example with its verdict. */
export function Values({ table: { columns, examples } }: { table: ExamplesTable }) {
  return (
    <Table kind="values" label="The values, with their verdicts">
      <thead>
        <tr>
          {[...columns, 'verdict'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map((example) => (
          <tr key={example.id} id={example.id}>
            {example.cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
            <td>
              <Mark verdict={example.verdict} />
              <Run examples={[example]} within={example.id} label={`Run ${example.row}`} text="▶" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
