import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { grown, hasGrownFrom } from '../../src/growth.ts';

const beginsWith = (previous: readonly object[], next: readonly object[]) =>
  previous.every((element, place) => element === next[place]);

/** How a list comes of one that is there: grown, copied, or with an element replaced. */
const births = fc.array(
  fc.record({
    kind: fc.constantFrom('grown', 'copied', 'replaced'),
    parent: fc.nat(),
    added: fc.nat({ max: 3 }),
  }),
  { maxLength: 12 },
);

test('@B2 growth is told as a comparison of all elements tells it, however lists come about', () => {
  fc.assert(
    fc.property(births, (steps) => {
      const lists: object[][] = [[], [{}, {}]];
      for (const { kind, parent, added } of steps) {
        const list = lists[parent % lists.length] as object[];
        const more = Array.from({ length: added }, () => ({}));
        if (kind === 'grown') lists.push(grown(list, more));
        else if (kind === 'copied') lists.push([...list, ...more]);
        else lists.push([...list.slice(0, -1), {}]);
      }
      for (const previous of lists) {
        for (const next of lists) {
          assert.equal(hasGrownFrom(previous, next), beginsWith(previous, next));
        }
      }
    }),
    { numRuns: 500 },
  );
});
