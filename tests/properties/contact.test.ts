import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en, Faker } from '@faker-js/faker';
import fc from 'fast-check';
import { createContactGenerator, makeContact, makeContacts } from '../../src/contact/generator.ts';

/** Seeds that the page's address can name. */
const seeds = fc.nat({ max: 999_999_999_999_999 });

test('@R3.2 no uuid and no row comes twice in 10,000 contacts', () => {
  const contacts = makeContacts(createContactGenerator(), 10_000);
  assert.equal(new Set(contacts.map(({ uuid }) => uuid)).size, 10_000);
  assert.equal(
    new Set(contacts.map((contact) => Object.values(contact).slice(1).join())).size,
    10_000,
  );
});

test('@B8 a seed repeats its contacts, whatever the lengths of the loads', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.nat({ max: 20 }), { maxLength: 5 }), (seed, lengths) => {
      const generator = createContactGenerator(seed);
      const loads = lengths.flatMap((length) => makeContacts(generator, length));
      assert.deepEqual(loads, makeContacts(createContactGenerator(seed), loads.length));
    }),
  );
});

/** Two seeds, also ones that agree in their lowest 32 bits. */
const seedPairs = fc
  .oneof(
    fc.tuple(seeds, seeds),
    fc
      .tuple(fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 232_829 }), fc.nat({ max: 232_829 }))
      .map(([low, ...high]) => high.map((each) => each * 2 ** 32 + low)),
  )
  .filter(([one, other]) => one !== other);

test('@B8 two seeds give different contacts', () => {
  fc.assert(
    fc.property(seedPairs, (pair) => {
      const [one, other] = pair.map((seed) => makeContact(createContactGenerator(seed)));
      assert.notEqual(one?.uuid, other?.uuid);
    }),
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
