import type { Contact } from '../../src/contact/contact.ts';

/** A contact with its name as its UUID. */
export function contact(name: string, values: Partial<Contact> = {}): Contact {
  return { uuid: name, name, address: 'Ohio', phone: '555', ...values };
}

/** Contacts with the same values, whose names begin with a letter: `B 100`, `B 101` … */
export function listOf(count: number, letter = 'B', values: Partial<Contact> = {}): Contact[] {
  return Array.from({ length: count }, (_, nth) => contact(`${letter} ${100 + nth}`, values));
}

/** A list of rows of one line. */
export const SHORT = listOf(200);

/** Contacts sorted before those of `SHORT` by name, in rows of one line. */
export const LOAD = listOf(20, 'A');

/** The same, in rows taller than the estimated row height. */
export const TALL = listOf(20, 'A', { address: 'x'.repeat(300) });
