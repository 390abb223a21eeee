/** Contacts made by faker as it comes, which takes one random number as its seed. */
import { faker } from '@faker-js/faker/locale/en';
import type { Contact } from './contact.ts';

const { location, person, phone, string } = faker;

/** Makes one contact (R3.6). */
export const makeStockContact = (): Contact => ({
  uuid: string.uuid(),
  name: person.fullName(),
  address: [
    location.state(),
    location.city(),
    location.streetAddress(),
    location.secondaryAddress(),
  ].join(', '),
  phone: phone.number(),
});

/** Makes the values others at each visit, whatever `Math.random` returns. */
export const seedByBrowser = () => faker.seed(crypto.getRandomValues(new Uint32Array(1))[0]);
