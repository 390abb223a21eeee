/** Tables with other columns or markers, and missing, stuck or superfluous texts (section 2). */
import { changed } from '../page/contact.ts';
import type { FaultyPages } from '../page/differences.ts';
import { COLUMNS, markedWith } from '../page/screen.ts';
import { addStyle, element } from '../page/table.ts';

const [uuid, name, address, phone] = COLUMNS;
const mark = markedWith('▲', '▼');

export const screen: FaultyPages = {
  'columns reordered': {
    fault: 'Name comes before UUID.',
    fails: ['R2.2', 'R2.1'],
    columns: [name, uuid, address, phone],
  },
  'a column missing': {
    fault: 'Phones are not shown.',
    fails: ['R2.2', 'R3.5', 'R3.1'],
    columns: [uuid, name, address],
  },
  'fields swapped': {
    fault: 'Names are shown below Address and addresses below Name.',
    fails: ['R2.2', 'R3.3', 'R3.4'],
    ...changed(({ name, address }) => ({ name: address, address: name })),
  },
  'a marker from the start': {
    fault: 'Before the first click or load, UUID is marked as ascending.',
    fails: ['R2.4'],
    opened: (main) => main.querySelector('th > span + span')?.replaceChildren('▲'),
  },
  'markers swapped': {
    fault: 'An ascending column is marked as descending, and vice versa.',
    fails: ['R2.4', 'R2.5', 'R4.8'],
    mark: markedWith('▼', '▲'),
  },
  'one marker only': {
    fault: 'Only the first column of a sort is marked.',
    fails: ['R2.5', 'R4.8'],
    mark: (marker, direction, place) => mark(marker, place === 0 ? direction : undefined, place),
  },
  'loader from the start': {
    fault: 'The loader is shown before the first scroll.',
    fails: ['R2.6'],
    put(element, text) {
      element.textContent = element === this.loader ? 'Is loading...' : text;
    },
  },
  'no line': {
    fault: 'The loading line is never shown.',
    fails: ['R2.7', 'R4.1', 'R4.3', 'R4.4', 'R9.4'],
    put(element, text) {
      if (element === this.loader) element.textContent = text;
    },
  },
  'line stuck': {
    fault: 'The loading line stays after the load.',
    fails: ['R4.4', 'R4.2', 'R8.1'],
    put(element, text) {
      if (text || element === this.loader) element.textContent = text;
    },
  },
  'an end message outside': {
    fault: 'At 980 rows the page says, outside #root, that this is all.',
    fails: ['R2.8'],
    loaded() {
      if (this.rows.length === 980) document.body.append(element('p', 'You have seen it all'));
    },
  },
  'an end from the start': {
    fault: 'From the start, a style sheet says below the table that there is no more.',
    fails: ['R2.8'],
    opened: () => addStyle('main::after { content: "No more contacts" }'),
  },
};
