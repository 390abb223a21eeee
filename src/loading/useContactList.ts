/** The screen's state (R4.1) and its one transition, the load (R4.2, R4.3, R4.4). */
import { useCallback, useLayoutEffect, useState } from 'react';
import { INITIAL_ROWS, ROWS_PER_LOAD } from '../constants.ts';
import { createContactGenerator, makeContacts } from '../contact/generator.ts';

/**
 * An endless list of contacts, all made in the page itself (R1.2).
 *
 * @param seed repeats the same contacts (B8)
 * @returns the contacts, the loading flag, and `load`, which starts a load unless one is under way
 */
export function useContactList(seed?: number) {
  const [{ generator, initial }] = useState(() => {
    const generator = createContactGenerator(seed);
    return { generator, initial: makeContacts(generator, INITIAL_ROWS) };
  });
  const [contacts, setContacts] = useState(initial);
  const [loading, setLoading] = useState(false);

  // The frame is requested after the flag is committed: one requested in a scroll event would run in
  // the same frame, and React would never render the flag (R4.3).
  useLayoutEffect(() => {
    if (!loading) return;
    const frame = requestAnimationFrame(() => {
      setContacts(contacts.concat(makeContacts(generator, ROWS_PER_LOAD)));
      setLoading(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [loading, contacts, generator]);

  const load = useCallback(() => setLoading(true), []);
  return { contacts, loading, load };
}
