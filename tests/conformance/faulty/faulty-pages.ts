/** All faulty pages. */
import { type FaultyPage, named } from '../page/differences.ts';
import { calls } from './calls.ts';
import { contacts } from './contacts.ts';
import { controls } from './controls.ts';
import { events } from './events.ts';
import { hidden } from './hidden.ts';
import { histories } from './histories.ts';
import { order } from './order.ts';
import { rows } from './rows.ts';
import { silence } from './silence.ts';
import { sortedRows } from './sorted-rows.ts';
import { sorting } from './sorting.ts';
import { table } from './table.ts';
import { texts } from './texts.ts';
import { throttle } from './throttle.ts';
import { trigger } from './trigger.ts';

export const faultyPages: readonly FaultyPage[] = [
  rows,
  trigger,
  throttle,
  sorting,
  sortedRows,
  order,
  table,
  texts,
  contacts,
  controls,
  events,
  histories,
  hidden,
  calls,
  silence,
].flatMap(named);
