/** Tables with other columns, markers or rows (R2.2, R2.4, R4.9, R9.6). */

import type { Variant } from '../faulty.ts';
import { element } from '../page/table.ts';
import { column, right } from '../page/twin.ts';

const [uuid, name, address, phone] = [
  column('UUID', 'uuid'),
  column('Name', 'name'),
  column('Address', 'address'),
  column('Phone', 'phone'),
];

export const table: readonly Variant[] = [
  {
    name: 'columns reordered',
    wrong: 'Name comes before UUID.',
    fails: ['R2.2', 'R2.1'],
    twin: { columns: [name, uuid, address, phone] },
  },
  {
    name: 'a column missing',
    wrong: 'Phones are not shown.',
    fails: ['R2.2', 'R3.5', 'R3.1'],
    twin: { columns: [uuid, name, address] },
  },
  {
    name: 'fields swapped',
    wrong: 'Names are shown below Address and addresses below Name.',
    fails: ['R2.2', 'R3.3', 'R3.4'],
    twin: {
      columns: [uuid, { ...name, shows: address.shows }, { ...address, shows: name.shows }, phone],
    },
  },
  {
    name: 'markers swapped',
    wrong: 'An ascending column is marked as descending, and vice versa.',
    fails: ['R2.4', 'R2.5', 'R4.7', 'R4.8'],
    twin: {
      marker: (direction) => (direction ? { ascending: '▼', descending: '▲' }[direction] : ''),
    },
  },
  {
    name: 'markers left behind',
    wrong: 'A column keeps its marker when its sort is removed.',
    fails: ['R2.4', 'R2.5'],
    twin: {
      marker: (direction, before, place) => right.marker(direction, before, place) || before,
    },
  },
  {
    name: 'markers without a sort',
    wrong: 'Columns are marked before they are sorted.',
    fails: ['R2.4'],
    twin: {
      marker: (direction, before, place) => right.marker(direction, before, place) || '▲',
    },
  },
  {
    name: 'one marker only',
    wrong: 'Only the first column of a sort is marked.',
    fails: ['R2.5', 'R4.8'],
    twin: {
      marker: (direction, before, place) =>
        place === 0 ? right.marker(direction, before, place) : '',
    },
  },
  {
    name: 'ten rows per page',
    wrong: 'Ten rows are shown, with a button for the next ten.',
    fails: ['R4.9', 'R9.6', 'R9.1'],
    twin: {
      visibleRows: (rows) => rows.slice(0, 10),
      opened: (main) => main.append(element('button', 'Next page')),
    },
  },
];
