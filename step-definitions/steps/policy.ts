import type { DataTable } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import type { Attempt } from '../../tests/driver/in-page/policy.ts';
import { Then, When } from '../support/world.ts';

Then(
  'the first element of its head is a Content-Security-Policy of:',
  async function (table: DataTable) {
    const first = await this.contacts.inPage.firstMeta();
    expect(first?.kind).toBe('Content-Security-Policy');
    this.log(`The policy of the page: ${first?.content}`);
    expect(first?.content.split('; ')).toEqual(table.raw().map((directive) => directive.join(' ')));
  },
);

/** Parts of the console messages by which each engine reports a violation of the policy. */
const REFUSALS = [
  'Content Security Policy',
  'his document requires',
  'The page’s settings blocked',
  'blocked by CSP',
];

/** An address of another server, which does not exist. */
const ELSEWHERE = 'http://elsewhere.invalid/';

When(/^the page is made to try (a fetch|an inline script)$/, async function (attempt: Attempt) {
  await this.contacts.inPage.tryForbidden(attempt, ELSEWHERE);
});

Then(/^the policy forbids it under (\S+)$/, async function (directive: string) {
  const { window } = this.contacts;
  expect(await window.inPage.violatedDirective()).toBe(directive);
  window.log.blocked.push(...REFUSALS, ELSEWHERE);
});

Then("every request has gone to the page's own origin", function () {
  const { origin } = new URL(this.contacts.opened);
  const origins = this.contacts.window.log.origins;
  this.log(`Origins of all requests: ${[...origins].join(', ')}`);
  expect([...origins]).toEqual([origin]);
});
