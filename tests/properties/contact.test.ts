import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en, Faker } from '@faker-js/faker';
import fc from 'fast-check';
import { createContactGenerator, makeContacts } from '../../src/contact/generator.ts';

test('@R3.2 no uuid and no row comes twice in 10,000 contacts', () => {
  const contacts = makeContacts(createContactGenerator(), 10_000);
  assert.equal(new Set(contacts.map(({ uuid }) => uuid)).size, 10_000);
  assert.equal(
    new Set(contacts.map((contact) => Object.values(contact).slice(1).join())).size,
    10_000,
  );
});

test("@B8 @R3.6 up to 2^32, a seed gives faker's own contacts, made of its whole locale", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 32 - 1 }), (seed) => {
      assert.deepEqual(
        makeContacts(createContactGenerator(seed), 200),
        makeContacts(new Faker({ locale: en, seed }), 200),
      );
    }),
  );
});
