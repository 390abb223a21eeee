/** Tables with other columns, markers or rows (R2.2, R2.4, R4.9, R9.6). */

import { column, plain } from '../page/behaviour.ts';
import type { FaultyPages } from '../page/differences.ts';

const [uuid, name, address, phone] = [
  column('UUID', 'uuid'),
  column('Name', 'name'),
  column('Address', 'address'),
  column('Phone', 'phone'),
];

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
      columns: [uuid, { ...name, shows: address.shows }, { ...address, shows: name.shows }, phone],
    },
  },
  'markers swapped': {
    fault: 'An ascending column is marked as descending, and vice versa.',
    fails: ['R2.4', 'R2.5', 'R4.7', 'R4.8'],
    behaviour: {
      marker: (direction) => (direction ? { ascending: '▼', descending: '▲' }[direction] : ''),
    },
  },
  'markers left behind': {
    fault: 'A column keeps its marker when its sort is removed.',
    fails: ['R2.4', 'R2.5'],
    behaviour: {
      marker: (direction, before, place) => plain.marker(direction, before, place) || before,
    },
  },
  'one marker only': {
    fault: 'Only the first column of a sort is marked.',
    fails: ['R2.5', 'R4.8'],
    behaviour: {
      marker: (direction, before, place) =>
        place === 0 ? plain.marker(direction, before, place) : '',
    },
  },
};
