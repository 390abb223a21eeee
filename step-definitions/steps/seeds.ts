/** Opens this project's page with contacts that have a property, which a seed gives them (B8). */
import type { Contact } from '../../src/contact/contact.ts';
import { createContactGenerator, makeContacts } from '../../src/contact/generator.ts';
import { sortedContacts } from '../modules/contacts.ts';
import { Given } from '../support/world.ts';

const MAX_SEED = 10_000;

/** The first seed whose first `count` contacts have a property. */
function findSeed(count: number, has: (contacts: readonly Contact[]) => boolean): number {
  for (let seed = 0; seed <= MAX_SEED; seed += 1) {
    if (has(makeContacts(createContactGenerator(seed), count))) return seed;
  }
  throw new Error(`No seed up to ${MAX_SEED} gives such contacts`);
}

const LONG = 200;

Given(
  'a long list whose next {int} contacts all come before its last {int} by UUID',
  async function (next: number, last: number) {
    const seed = findSeed(LONG + next, (contacts) => {
      const sorted = sortedContacts(contacts, [{ column: 'UUID', direction: 'ascending' }]);
      const list = new Set(contacts.slice(0, LONG));
      return sorted.slice(-last).every((contact) => list.has(contact));
    });
    await this.contacts.openLongList(`?seed=${seed}`);
  },
);

Given('the page is open, and the next load brings the first contact by Name', async function () {
  const seed = findSeed(60, (contacts) => {
    const [first] = sortedContacts(contacts, [{ column: 'Name', direction: 'ascending' }]);
    return first !== undefined && contacts.indexOf(first) >= 40;
  });
  await this.contacts.open(`?seed=${seed}`);
});
