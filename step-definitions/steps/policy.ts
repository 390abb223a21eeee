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

Then('the policy forbids it under {word}', function (this: SpecificationWorld, directive: string) {
  const { quiet } = this.contacts.window;
  this.log(`Forbidden by the policy: ${this.violations.join(', ') || 'nothing'}`);
  expect(this.violations).toContain(directive);
  quiet.claim('error: ', 'Content Security Policy');
  quiet.claim('error: ', 'This document requires');
  quiet.claimRequests(this.otherServer?.url ?? 'none');
});

Then("every request has gone to the page's own origin", function (this: SpecificationWorld) {
  const { origin } = new URL(this.contacts.opened);
  const origins = this.contacts.window.quiet.origins;
  this.log(`Asked from the first byte on: ${[...origins].join(', ')} alone`);
  expect([...origins]).toEqual([origin]);
});
