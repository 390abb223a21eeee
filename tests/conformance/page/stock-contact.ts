import { faker } from '@faker-js/faker/locale/en';
import type { Contact } from './contact.ts';

const { location, person, phone, string } = faker;

const makeAddress = () =>
  [location.state(), location.city(), location.streetAddress(), location.secondaryAddress()].join(
    ', ',
  );

/**
 * Functions that make one contact (R3.6) by faker as it comes, which takes one random number as its seed. Their
 * calls differ in order, so the same seed gives other contacts.
 */
export const STOCK_CONTACTS = {
  'uuid first': () => ({
    uuid: string.uuid(),
    name: person.fullName(),
    address: makeAddress(),
    phone: phone.number(),
  }),
  'address first': () => {
    const address = makeAddress();
    return { uuid: string.uuid(), name: person.fullName(), address, phone: phone.number() };
  },
  "the browser's uuid": () => ({
    uuid: crypto.randomUUID(),
    name: person.fullName(),
    address: makeAddress(),
    phone: phone.number(),
  }),
  'name first': () => {
    const name = person.fullName();
    return { uuid: string.uuid(), name, address: makeAddress(), phone: phone.number() };
  },
  'uuid last': () => ({
    name: person.fullName(),
    address: makeAddress(),
    phone: phone.number(),
    uuid: string.uuid(),
  }),
} as const satisfies Record<string, () => Contact>;
