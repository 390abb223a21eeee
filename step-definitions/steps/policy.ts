import type { DataTable } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import type { Attempt } from '../../tests/driver/in-page/policy.ts';
import { Then } from '../support/world.ts';

Then(
  'the first element of its head is a Content-Security-Policy of:',
  async function (table: DataTable) {
    const policy = await this.contacts.inPage.firstPolicy();
    this.log(`The policy of the page: ${policy}`);
    expect(policy?.split('; ')).toEqual(table.raw().map((directive) => directive.join(' ')));
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

Then(
  /^the browser refuses (a fetch|an inline script), under (\S+)$/,
  async function (attempt: Attempt, directive: string) {
    const { inPage, window } = this.contacts;
    expect(await inPage.violatedBy(attempt, ELSEWHERE)).toBe(directive);
    window.log.blocked.push(...REFUSALS, ELSEWHERE);
  },
);
