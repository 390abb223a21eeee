import { Faker, type Randomizer } from '@faker-js/faker';
import type { Contact } from './contact.ts';
import { locale } from './locale.ts';

/** A source of random contacts; generators with the same seed give the same sequence. */
export type ContactGenerator = Faker;

/** The browser's own random numbers, so that a test can replace them. */
const browserRandomness: Randomizer = { next: () => Math.random(), seed: () => {} };

/**
 * Creates a source of contacts.
 *
 * @param seed a non-negative safe integer that makes the sequence repeatable (B8); without one it is
 *   random
 */
export function createContactGenerator(seed?: number): ContactGenerator {
  if (seed === undefined) return new Faker({ locale, randomizer: browserRandomness });
  const faker = new Faker({ locale });
  // Faker reads the lowest 32 bits of each number.
  const high = Math.floor(seed / 2 ** 32);
  faker.seed(high === 0 ? seed : [seed, high]);
  return faker;
}

/** Makes one contact (R3.6). */
export function makeContact({ string, person, location, phone }: ContactGenerator): Contact {
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

/**
 * Makes a list of contacts (R3.7).
 *
 * @param length how many; 0 gives an empty list
 * @throws RangeError if `length` is not a non-negative integer
 */
export function makeContacts(generator: ContactGenerator, length: number): Contact[] {
  if (!Number.isSafeInteger(length) || length < 0) {
    throw new RangeError(
      `Cannot make a list of ${length} contacts: the length is a whole number from 0`,
    );
  }
  return Array.from({ length }, () => makeContact(generator));
}
