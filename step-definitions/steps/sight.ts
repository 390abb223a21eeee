/** What a reader sees in the picture of the page. */
import { expect, expectSoon } from '../../tests/driver/expect.ts';
import type { Inked } from '../../tests/driver/in-page/ink.ts';
import { needs, type SpecificationWorld, Then } from '../support/world.ts';

async function expectSeen({ contacts }: SpecificationWorld, inked: Inked): Promise<void> {
  const { inPage, driven } = contacts;
  await expectSoon(inPage, async () =>
    expect(await driven.camera.faultsInSight(inked)).toEqual([]),
  );
}

Then(
  'each value in view can be seen, in its row and under its header',
  needs('camera'),
  async function () {
    this.outline({ what: 'rows' }, { crop: 'none' });
    await this.contacts.thenSettle(this.contacts.inPage.bringRowsIntoSight());
    await expectSeen(this, { what: 'values' });
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
    const { inPage } = this.contacts;
    await expectSoon(inPage, async () =>
      expect(await inPage.scrollDownTo(text), `whether ‘${text}’ is there`).toBe(true),
    );
    await expectSeen(this, { what: 'text', text });
  },
);

Then(
  'in real time a picture shows both texts before the rows come',
  needs('realTime'),
  async function () {
    const { driven, url } = this.contacts;
    expect(await driven.realTime.unseenTexts(url)).toEqual([]);
  },
);
