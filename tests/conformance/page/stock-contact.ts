import { faker } from '@faker-js/faker/locale/en';
import type { Contact } from './contact.ts';

/** Makes one contact (R3.6) by faker as it comes, which takes one random number as its seed. */
export function makeStockContact(): Contact {
  const { location, person, phone, string } = faker;
  return {
    uuid: string.uuid(),
    name: person.fullName(),
    address: [
      location.state(),
      location.city(),
      location.streetAddress(),
      location.secondaryAddress(),
    ].join(', '),
    phone: phone.number(),
  };
}
