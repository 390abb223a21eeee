import type { Cells, Result } from '../specification.ts';
import { Mark } from './Mark.tsx';
import { Scrolling } from './Scrolling.tsx';
import { timeOf } from './VerdictNote.tsx';

interface ValuesProps {
  /** A header row, and a row for each result. */
  values: Cells;
  results: readonly Result[];
}

/** The values of an outline; each row is an example with its verdict and its time. */
export function Values({ values: [head = [], ...rows], results }: ValuesProps) {
  const widest = [[...head, 'verdict', 'time'], ...rows.map((row) => [...row, '', '0.0 s'])];
  return (
    <Scrolling label="The values, with their verdicts" cells={widest}>
      <table className="values">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">verdict</th>
            <th scope="col">time</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ anchor, verdict, duration }, place) => (
            <tr key={anchor} id={anchor} className={verdict.replace(' ', '-')}>
              {rows[place]?.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
              <td>
                <Mark verdict={verdict} />
              </td>
              <td className="time">{duration === undefined ? '' : timeOf(duration)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
