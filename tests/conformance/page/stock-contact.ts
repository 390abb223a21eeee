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

/** A function that makes one contact (R3.6), its parts in this order: the same seed gives other contacts in another. */
export const stockContact =
  (...parts: readonly (keyof Contact)[]) =>
  () =>
    Object.fromEntries(parts.map((part) => [part, PARTS[part]()])) as unknown as Contact;

/** Makes the values others at each visit, whatever `Math.random` returns. */
export const seedByBrowser = () => faker.seed(crypto.getRandomValues(new Uint32Array(1))[0]);
