/** Tables with other columns, markers or rows (R2.2, R2.4, R4.9, R9.6). */

import { COLUMNS, markedWith, plain } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';

const [uuid, name, address, phone] = COLUMNS;

export const table: FaultyPages = {
  'columns reordered': {
    fault: 'Name comes before UUID.',
    fails: ['R2.2', 'R2.1'],
    behaviour: { columns: [name, uuid, address, phone] },
  },
  'a column missing': {
    fault: 'Phones are not shown.',
    fails: ['R2.2', 'R3.5', 'R3.1'],
    behaviour: { columns: [uuid, name, address] },
  },
  'fields swapped': {
    fault: 'Names are shown below Address and addresses below Name.',
    fails: ['R2.2', 'R3.3', 'R3.4'],
    behaviour: {
      columns: [uuid, { ...name, shown: 'address' }, { ...address, shown: 'name' }, phone],
    },
  },
  'markers swapped': {
    fault: 'An ascending column is marked as descending, and vice versa.',
    fails: ['R2.4', 'R2.5', 'R4.7', 'R4.8'],
    behaviour: { mark: markedWith('▼', '▲') },
  },
  'markers left behind': {
    fault: 'A column keeps its marker when its sort is removed.',
    fails: ['R2.4', 'R2.5'],
    behaviour: {
      mark: (marker, direction, place) => {
        if (direction) plain.mark(marker, direction, place);
      },
    },
  },
  'one marker only': {
    fault: 'Only the first column of a sort is marked.',
    fails: ['R2.5', 'R4.8'],
    behaviour: {
      mark: (marker, direction, place) =>
        plain.mark(marker, place === 0 ? direction : undefined, place),
    },
  },
};
