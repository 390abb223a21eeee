import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en, Faker } from '@faker-js/faker';
import fc from 'fast-check';
import { createContactGenerator, makeContact, makeContacts } from '../../src/contact/generator.ts';
import { seeds } from './arbitraries.ts';

test('@R3.1 @R3.6 a contact is four strings that are not empty, for any seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const contact = makeContact(createContactGenerator(seed));
      assert.deepEqual(Object.keys(contact), ['uuid', 'name', 'address', 'phone']);
      for (const value of Object.values(contact)) {
        assert.equal(typeof value, 'string');
        assert.notEqual(value.trim(), '');
      }
    }),
  );
});

test('@R3.2 @R3.3 @R3.4 @R3.5 every field has its form, for any seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const { uuid, name, address, phone } of makeContacts(createContactGenerator(seed), 20)) {
        assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        assert.match(name, /^\S+( \S+)+$/);
        assert.match(address, /^[^\s,][^,]*(, [^\s,][^,]*){3}$/);
        assert.match(phone, /^[-+().\d ]{7,}( ?x\d+)?$/);
      }
    }),
  );
});

test('@R3.7 @R9.2 a list has the length that was asked for', () => {
  const generator = createContactGenerator(1);
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (length) => {
      assert.equal(makeContacts(generator, length).length, length);
    }),
  );
});

test('@R3.7 any other length is a RangeError that names it', () => {
  const generator = createContactGenerator(1);
  const lengths = fc.oneof(
    fc.integer({ max: -1 }),
    fc.double().filter((length) => !Number.isInteger(length)),
    fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, 2 ** 53),
  );
  fc.assert(
    fc.property(lengths, (length) => {
      assert.throws(
        () => makeContacts(generator, length),
        (error) => error instanceof RangeError && error.message.includes(String(length)),
      );
    }),
  );
});

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

test('@R1.1 two visits without a seed give different contacts', () => {
  assert.notDeepEqual(makeContact(createContactGenerator()), makeContact(createContactGenerator()));
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
