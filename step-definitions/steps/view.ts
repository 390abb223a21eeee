import { expect } from '../../tests/driver/expect.ts';
import { Then } from '../support/world.ts';

Then('at most {int} rows are in the document', async function (most: number) {
  this.outline({ what: 'rows' }, { crop: 'none' });
  expect((await this.contacts.inPage.readView()).boxes.length).toBeLessThanOrEqual(most);
});

Then('rows fill the view', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  expect(await this.contacts.inPage.gaps()).toEqual([]);
});

Then('rows fill the view at every stop on the way up', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  const { contacts } = this;
  for (let { scrollTop, clientHeight } = await contacts.inPage.geometry(); scrollTop > 0; ) {
    scrollTop = Math.max(0, scrollTop - 2 * clientHeight);
    await contacts.scrollTo(() => scrollTop);
    // Rows shorter than estimated leave a gap above, which the page removes after the scroll (B3).
    await contacts.inPage.untilScrollIsOver();
    expect(await contacts.inPage.gaps()).toEqual([]);
    ({ scrollTop } = await contacts.inPage.geometry());
  }
});

Then('every row above the view has its space', async function () {
  this.outline({ what: 'rows' }, { area: 'first', crop: 'left' });
  const { place, space } = await this.contacts.inPage.firstRow();
  const { least, most } = await this.contacts.inPage.spaceFor(place);
  expect(space).toBeGreaterThanOrEqual(least);
  expect(space).toBeLessThanOrEqual(most);
});

Then('the first row is right below the headers', async function () {
  this.outline({ what: 'row', place: 0 }, { crop: 'left' });
  const { place, space } = await this.contacts.inPage.firstRow();
  expect(place).toBe(0);
  expect(space).toBe(0);
  expect((await this.contacts.inPage.geometry()).scrollTop).toBe(0);
});
