import type { Example, ExamplesTable } from '../../../results/specification.ts';
import { classOf, durationText, Mark } from '../verdicts.tsx';
import { Run } from './Run.tsx';
import { Scrolling } from './Sentences.tsx';

/** Whether a value is clear without its column name: a word is, a number is not. */
const isSelfExplanatory = (value: string) => /\p{L}{2}/u.test(value);

/** The name of an outline's row: its values but the reason, those that are no words after their column's name. */
export function rowName(columns: readonly string[], cells: readonly string[]): string {
  const parts = columns.flatMap((column, nth) => {
    const value = cells[nth] ?? '';
    if (column === 'because') return [];
    return isSelfExplanatory(value) ? value : `${column} ${value || 'empty'}`;
  });
  return parts.join(' · ');
}

interface RowProps {
  name: string;
  cells: readonly string[];
  example: Example;
}

function ValuesRow({ name, cells, example }: RowProps) {
  const { id, verdict, browsers, duration } = example;
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
        <Run examples={[example]} within={id} pace="slow" label={`Run ${name}`} />
      </td>
    </tr>
  );
}

/** A table of an outline's values; each row is an example with its verdict and its time. */
export function Values({ table: { columns, rows } }: { table: ExamplesTable }) {
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
          {rows.map((row) => (
            <ValuesRow key={row.example.id} name={rowName(columns, row.cells)} {...row} />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
