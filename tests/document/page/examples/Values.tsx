import { useContext } from 'react';
import type { Example, ExamplesTable } from '../../../results/specification.ts';
import { Mark } from '../Mark.tsx';
import { classOf, durationText } from '../verdicts.ts';
import { NeedsContext, runnable } from './needs.ts';
import { rowName } from './rowName.ts';
import { Scrolling } from './Scrolling.tsx';

interface RowProps {
  name: string;
  cells: readonly string[];
  example: Example;
}

function ValuesRow({ name, cells, example }: RowProps) {
  const { id, verdict, browsers, duration } = example;
  const needs = useContext(NeedsContext);
  return (
    <tr id={id} className={classOf(verdict)} data-name={name} {...runnable(example, needs)}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <td key={column}>{cell}</td>
      ))}
      <td>
        {browsers.length > 1 ? (
          browsers.map((each) => <Mark key={each.browser} {...each} />)
        ) : (
          <Mark verdict={verdict} />
        )}
      </td>
      <td className="time">{duration === undefined ? '' : durationText(duration)}</td>
    </tr>
  );
}

/** A table of an outline's values; each row is an example with its verdict and its time. */
export function Values({ table }: { table: ExamplesTable }) {
  const { columns, rows } = table;
  const widest = [
    [...columns, 'verdict', 'time'],
    ...rows.map(({ cells }) => [...cells, '', '0.0 s']),
  ];
  return (
    <Scrolling label="The values, with their verdicts" cells={widest}>
      <table className="values">
        <thead>
          <tr>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static content
              <th key={place} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">verdict</th>
            <th scope="col">time</th>
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
