import { After, type DataTable } from '@cucumber/cucumber';
import type { OtherServer } from '../../tests/driver/driven/other-server.ts';
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import { needs, Then, When } from '../support/given-when-then.ts';

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

When(/^(.+) is put into the page$/, async function (way: string) {
  await this.contacts.inPage.tryForbidden(way, 'window.intruded = true');
});

Then('it has not run', async function () {
  expect(await this.contacts.inPage.hasGlobal('intruded')).toBe(false);
});

When(/^the page calls another server by (.+)$/, needs('otherServer'), async function (way: string) {
  const { driven, window } = this.contacts;
  this.otherServer = await driven.otherServer.listen();
  await window.inPage.tryForbidden(way, this.otherServer.url);
});

After('@B10', async function () {
  await this.otherServer?.close();
});

Then('the other server has received nothing', function () {
  const { received } = this.otherServer as OtherServer;
  this.log(`Received by the other server: ${received.join(', ') || 'nothing'}`);
  expect(received).toEqual([]);
});

Then(
  /^the policy forbids it under (\S+)(?: or (\S+))?$/,
  async function (directive: string, other: string | null) {
    const { clock, window } = this.contacts;
    await expectSoon(clock, async () => {
      const broken = await window.inPage.violatedDirectives();
      const said = `Forbidden by the policy: ${broken.join(', ') || 'nothing'}`;
      // Where several directives forbid it, engines differ in which they name.
      const named = broken.filter((each) => each === directive || each === other);
      expect(named, said).not.toEqual([]);
      this.log(said);
    });
    window.log.blocked.push(...REFUSALS, ...(this.otherServer ? [this.otherServer.url] : []));
  },
);

Then("every request has gone to the page's own origin", function () {
  const { origin } = new URL(this.contacts.opened);
  const origins = this.contacts.window.log.origins;
  this.log(`Origins of all requests: ${[...origins].join(', ')}`);
  expect([...origins]).toEqual([origin]);
});
