import { After, type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import type { OtherServer } from '../../tests/driver/judged-window.ts';
import { needs } from '../support/needs.ts';
import type { SpecificationWorld } from '../support/world.ts';

Then(
  'the first element of its head is a Content-Security-Policy of:',
  async function (this: SpecificationWorld, table: DataTable) {
    const { kind, content } = await this.contacts.window.inPage('firstInHead');
    expect(kind).toBe('Content-Security-Policy');
    this.log(`The policy of the page: ${content}`);
    expect(content.split('; ')).toEqual(table.raw().map((directive) => directive.join(' ')));
  },
);

/** Of what a browser reports in the console when it obeys the policy; of any engine. */
const REFUSALS = [
  'Content Security Policy',
  'This document requires',
  'The page’s settings blocked',
  'blocked by CSP',
];

When(/^(.+) is put into the page$/, async function (this: SpecificationWorld, way: string) {
  const { window } = this.contacts;
  this.violations = await window.inPage('intrude', way, 'window.intruded = true');
});

Then('it has not run', async function (this: SpecificationWorld) {
  expect(await this.contacts.window.inPage('hasGlobal', 'intruded')).toBe(false);
});

When(
  /^the page calls another server by (.+)$/,
  needs('otherServer'),
  async function (this: SpecificationWorld, way: string) {
    const { driven, window } = this.contacts;
    this.otherServer = await driven.otherServer.listen();
    this.violations = await window.inPage('intrude', way, this.otherServer.url);
  },
);

After('@B10', async function (this: SpecificationWorld) {
  await this.otherServer?.close();
});

Then('the other server has received nothing', function (this: SpecificationWorld) {
  const { received } = this.otherServer as OtherServer;
  this.log(`Received by the other server: ${received.join(', ') || 'nothing'}`);
  expect(received).toEqual([]);
});

Then(
  /^the policy forbids it under (\S+)(?: or (\S+))?$/,
  function (this: SpecificationWorld, directive: string, other: string | null) {
    const { quiet } = this.contacts.window;
    this.log(`Forbidden by the policy: ${this.violations.join(', ') || 'nothing'}`);
    // Where several directives forbid it, engines differ in which they name.
    const named = this.violations.filter((each) => each === directive || each === other);
    expect(named, `among ${this.violations.join(', ') || 'nothing'}`).not.toEqual([]);
    for (const text of REFUSALS) quiet.claim('error: ', text);
    if (!this.otherServer) return;
    quiet.claim('error: ', this.otherServer.url);
    quiet.claimRequests(this.otherServer.url);
  },
);

Then("every request has gone to the page's own origin", function (this: SpecificationWorld) {
  const { origin } = new URL(this.contacts.opened);
  const origins = this.contacts.window.quiet.origins;
  this.log(`Asked from the first byte on: ${[...origins].join(', ')} alone`);
  expect([...origins]).toEqual([origin]);
});
