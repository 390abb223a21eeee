/** The screen's state (R4.1) and its one transition, the load (R4.2 to R4.4). */
import { useCallback, useLayoutEffect, useReducer } from 'react';
import { INITIAL_ROWS, ROWS_PER_LOAD } from '../constants.ts';
import type { Contact } from '../contact/contact.ts';
import {
  type ContactGenerator,
  createContactGenerator,
  makeContacts,
} from '../contact/generator.ts';

interface ContactList {
  readonly generator: ContactGenerator;
  readonly contacts: readonly Contact[];
  readonly loading: boolean;
}

type Action = 'trigger' | { append: readonly Contact[] };

function reduce(list: ContactList, action: Action): ContactList {
  if (action === 'trigger') return list.loading ? list : { ...list, loading: true };
  return { ...list, contacts: list.contacts.concat(action.append), loading: false };
}

function createContactList(seed: number | undefined): ContactList {
  const generator = createContactGenerator(seed);
  return { generator, contacts: makeContacts(generator, INITIAL_ROWS), loading: false };
}

/**
 * Holds a list of generated contacts that can be loaded on for ever.
 *
 * @param seed repeats the same contacts (B8)
 * @returns the rows, the loading flag, and `loadMore`, which starts a load unless one runs
 */
export function useContactList(seed?: number) {
  const [list, dispatch] = useReducer(reduce, seed, createContactList);
  // The frame is asked for once the flag is committed: a frame asked for inside a scroll event
  // is that event's own, and React would batch the flag away unseen (R4.3).
  useLayoutEffect(() => {
    if (!list.loading) return;
    const frame = requestAnimationFrame(() => {
      dispatch({ append: makeContacts(list.generator, ROWS_PER_LOAD) });
    });
    return () => cancelAnimationFrame(frame);
    // Not the flag alone: a trigger that follows an append before React commits either leaves the
    // flag as it was, and must start a load all the same.
  }, [list]);

  const loadMore = useCallback(() => dispatch('trigger'), []);
  return { contacts: list.contacts, loading: list.loading, loadMore };
}
