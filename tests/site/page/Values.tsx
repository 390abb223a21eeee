import type { Cells, Result } from '../specification.ts';
import { Mark } from './Mark.tsx';
import { runnable } from './runnable.ts';
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
          {results.map((result, place) => (
            <tr
              key={result.anchor}
              id={result.anchor}
              className={result.verdict.replace(' ', '-')}
              {...runnable(result)}
            >
              {rows[place]?.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
              <td>
                {result.browsers?.map((each) => <Mark key={each.browser} {...each} />) ?? (
                  <Mark verdict={result.verdict} />
                )}
              </td>
              <td className="time">
                {result.duration === undefined ? '' : timeOf(result.duration)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
