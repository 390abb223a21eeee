import { expect } from '../../tests/driver/expect.ts';
import { Then, When } from '../support/world.ts';

When('the page gets the events of a reader who leaves', async function () {
  await this.contacts.thenSettle(this.contacts.inPage.simulateLeaving());
});

When('the reader leaves the window for {int} minutes', async function (minutes: number) {
  await this.contacts.thenSettle(this.contacts.inPage.leaveWindow(minutes * 60_000));
});

const NOT = '(?<!\\b(no|without|never) )';
/** Words that no page needs, in any place but the table. */
const WORDS = {
  'an end of the list':
    /\b(no more|end of (the |this )?(list|table|results|contacts)|that['’]?s all|reached the end|nothing (more|else))\b/i,
  'an error': new RegExp(
    `${NOT}\\b(errors?|failed|failure|went wrong|offline|unavailable)\\b`,
    'i',
  ),
  'a sign-in': new RegExp(`${NOT}\\b((sign|log)(ed|ged)?[ -]?(in|on|up|out)|password)\\b`, 'i'),
};

Then(
  /^no text speaks of (an end of the list|an error|a sign-in)$/,
  async function (topic: keyof typeof WORDS) {
    this.outline({ what: 'table' }, { area: 'below', crop: 'middle' });
    expect(await this.contacts.inPage.textAround()).not.toMatch(WORDS[topic]);
  },
);

Then('the only controls are the column headers', async function () {
  this.outline({ what: 'headers' });
  expect(await this.contacts.inPage.controls()).toEqual([]);
});

Then('nothing is stored in the browser', async function () {
  const stored = await this.contacts.stored();
  this.log(`Stored in the browser: ${stored.join(', ') || 'nothing'}`);
  expect(stored).toEqual([]);
});

Then('the page has asked for nothing since it opened', function () {
  const { requests } = this.contacts.window.log;
  this.log(`Requests since the page opened: ${requests.join(', ') || 'none'}`);
  expect(requests).toEqual([]);
});

Then('the console is silent', function () {
  const { messages } = this.contacts.window.log;
  this.log(`Console messages: ${messages.join(', ') || 'none'}`);
  expect(messages).toEqual([]);
});

Then('the console has one warning: {string}, and it names px and %', function (text: string) {
  const claimed = this.contacts.window.log.takeMessages('warning: ', text, 'px', '%');
  for (const message of claimed) this.log(`Console message: ${message}`);
  expect(claimed, this.contacts.window.log.messages.join('\n')).toHaveLength(1);
});
