/** Contacts made by faker as it comes, which takes one random number as its seed. */
import { faker } from '@faker-js/faker/locale/en';
import type { Contact } from './contact.ts';

const { location, person, phone, string } = faker;

const PARTS: Readonly<Record<keyof Contact, () => string>> = {
  uuid: () => string.uuid(),
  name: () => person.fullName(),
  address: () =>
    [location.state(), location.city(), location.streetAddress(), location.secondaryAddress()].join(
      ', ',
    ),
  phone: () => phone.number(),
};

/** A function that makes one contact (R3.6), its parts in this order. */
const making =
  (...parts: readonly (keyof Contact)[]) =>
  () =>
    Object.fromEntries(parts.map((part) => [part, PARTS[part]()])) as unknown as Contact;

/** Their calls differ in order, so the same seed gives other contacts. */
export const STOCK_CONTACTS = {
  'uuid first': making('uuid', 'name', 'address', 'phone'),
  'address first': making('address', 'uuid', 'name', 'phone'),
  "the browser's uuid": () => ({
    ...making('name', 'address', 'phone')(),
    uuid: crypto.randomUUID(),
  }),
  'name first': making('name', 'uuid', 'address', 'phone'),
  'uuid last': making('name', 'address', 'phone', 'uuid'),
};
