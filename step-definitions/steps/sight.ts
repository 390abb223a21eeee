/** What a reader sees in the picture of the page. */

import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Inked } from '../../tests/driver/in-page/ink.ts';
import { needs, type SpecificationWorld, Then } from '../support/world.ts';

async function expectSeen({ contacts }: SpecificationWorld, inked: Inked): Promise<void> {
  const { clock, driven } = contacts;
  await expectSoon(clock, async () => expect(await driven.camera.faultsInSight(inked)).toEqual([]));
}

Then(
  'each value in view can be seen, in its row and under its header',
  needs('camera'),
  async function () {
    this.outline({ what: 'rows' }, { crop: 'none' });
    for (const parity of [0, 1] as const) await expectSeen(this, { what: 'values', parity });
  },
);

Then('the markers can be seen', needs('camera'), async function () {
  this.outline({ what: 'headers' });
  await expectSeen(this, { what: 'markers' });
});

Then(
  '{string} can be seen, in view or further down',
  needs('camera'),
  async function (text: string) {
    this.outline({ what: 'text', text }, { area: 'text' });
    expect(await this.contacts.inPage.isAhead(text)).toBe(true);
    await expectSeen(this, { what: 'text', text });
  },
);
