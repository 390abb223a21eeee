/** All faulty pages. */
import { type FaultyPage, named } from '../page/differences.ts';
import { contacts } from './contacts.ts';
import { controls } from './controls.ts';
import { events } from './events.ts';
import { hidden } from './hidden.ts';
import { histories } from './histories.ts';
import { order } from './order.ts';
import { rows } from './rows.ts';
import { scrolls } from './scrolls.ts';
import { silence } from './silence.ts';
import { sorting } from './sorting.ts';
import { table } from './table.ts';
import { texts } from './texts.ts';

export const faultyPages: readonly FaultyPage[] = [
  rows,
  scrolls,
  sorting,
  order,
  table,
  texts,
  contacts,
  controls,
  events,
  histories,
  hidden,
  silence,
].flatMap(named);
