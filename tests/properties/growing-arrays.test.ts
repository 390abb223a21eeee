import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { insertAtSlots } from '../../src/row-models/growingArrays.ts';

test('@B2 what is inserted stands in its slots, and the rest around it in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (isNew) => {
      const places = isNew.map((_, place) => place);
      const added = places.filter((place) => isNew[place]);
      const known = places.filter((place) => !isNew[place]);
      assert.deepEqual(insertAtSlots(known, added, added), places);
    }),
  );
});

test('@B2 200,000 rows may come at once', () => {
  const slots = Array.from({ length: 200_000 }, (_, nth) => 2 * nth);
  const known = slots.map((slot) => slot + 1);
  const inserted = insertAtSlots(known, slots, slots);
  assert.equal(inserted.length, 400_000);
  assert.ok(inserted.every((element, place) => element === place));
});
