/** All faulty pages. */
import { type FaultyPage, named } from '../page/differences.ts';
import { contacts } from './contacts.ts';
import { events } from './events.ts';
import { hidden } from './hidden.ts';
import { loading } from './loading.ts';
import { screen } from './screen.ts';
import { silence } from './silence.ts';
import { sorting } from './sorting.ts';

export const faultyPages: readonly FaultyPage[] = [
  loading,
  sorting,
  screen,
  contacts,
  events,
  hidden,
  silence,
].flatMap(named);
