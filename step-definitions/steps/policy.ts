import { After, type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from '../../tests/driver/expect.ts';
import { CALLS, SCRIPTS } from '../../tests/driver/intrusions.ts';
import { listen, type OtherServer } from '../../tests/driver/other-server.ts';
import type { SpecificationWorld } from '../support/world.ts';

Then(
  'the first element of its head is a Content-Security-Policy of:',
  async function (this: SpecificationWorld, table: DataTable) {
    const first = this.contacts.page.locator('head > :first-child');
    expect(await first.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    const policy = (await first.getAttribute('content')) ?? '';
    this.log(`The policy of the page: ${policy}`);
    expect(policy.split('; ')).toEqual(table.raw().map((directive) => directive.join(' ')));
  },
);

/** Tries what the policy forbids, and keeps the directives that forbid it. */
async function intrude(
  world: SpecificationWorld,
  ways: Record<string, (argument: string) => void>,
  way: string,
  argument: string,
): Promise<void> {
  const { contacts } = world;
  const intrusion = ways[way];
  if (!intrusion) throw new Error(`No way in is called "${way}"`);
  const violations = await contacts.page.evaluateHandle(() => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      directives.push(effectiveDirective);
    });
    return directives;
  });
  // Some of what is forbidden throws besides.
  await contacts.page.evaluate(intrusion, argument).catch(() => {});
  await contacts.clock.settle();
  world.violations = await violations.jsonValue();
}

When(/^(.+) is put into the page$/, async function (this: SpecificationWorld, way: string) {
  await intrude(this, SCRIPTS, way, 'window.intruded = true');
});

Then('it has not run', async function (this: SpecificationWorld) {
  expect(await this.contacts.page.evaluate(() => 'intruded' in window)).toBe(false);
});

After('@B10', async function (this: SpecificationWorld) {
  await this.otherServer?.close();
});

When(
  /^the page calls another server by (.+)$/,
  async function (this: SpecificationWorld, way: string) {
    this.otherServer = await listen();
    await intrude(this, CALLS, way, this.otherServer.url);
  },
);

Then('the other server has received nothing', function (this: SpecificationWorld) {
  const { received } = this.otherServer as OtherServer;
  this.log(`Received by the other server: ${received.join(', ') || 'nothing'}`);
  expect(received).toEqual([]);
});

Then('the policy forbids it under {word}', function (this: SpecificationWorld, directive: string) {
  const { quiet } = this.contacts;
  this.log(`Forbidden by the policy: ${this.violations.join(', ') || 'nothing'}`);
  expect(this.violations).toContain(directive);
  quiet.claim('error: ', 'Content Security Policy');
  quiet.claim('error: ', 'This document requires');
  quiet.claimRequests(this.otherServer?.url ?? 'none');
});

Then("every request has gone to the page's own origin", function (this: SpecificationWorld) {
  const { origin } = new URL(this.contacts.opened);
  const origins = this.contacts.quiet.origins;
  this.log(`Asked from the first byte on: ${[...origins].join(', ')} alone`);
  expect([...origins]).toEqual([origin]);
});
