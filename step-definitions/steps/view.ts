import { expect } from '../../tests/driver/expect.ts';
import { Then } from '../support/world.ts';

Then('at most {int} rows are in the document', async function (most: number) {
  this.outline({ what: 'rows' }, { crop: 'none' });
  expect((await this.contacts.inPage.readView()).boxes.length).toBeLessThanOrEqual(most);
});

Then('rows fill the view', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  expect((await this.contacts.inPage.readView()).gaps).toEqual([]);
});

Then('rows fill the view at every stop on the way up', async function () {
  this.outline({ what: 'rows' }, { crop: 'none' });
  const { contacts } = this;
  for (let { scrollTop, clientHeight } = await contacts.inPage.geometry(); scrollTop > 0; ) {
    scrollTop = Math.max(0, scrollTop - 2 * clientHeight);
    await contacts.scrollTo(() => scrollTop);
    const { gaps, ...view } = await contacts.inPage.readView();
    expect(gaps).toEqual([]);
    ({ scrollTop } = view);
  }
});

Then('every row above the view has its space', async function () {
  this.outline({ what: 'rows' }, { area: 'first', crop: 'left' });
  const { first } = await this.contacts.inPage.readView();
  const { least, most } = await this.contacts.inPage.spaceFor(first?.place ?? Number.NaN);
  expect(first?.space).toBeGreaterThanOrEqual(least);
  expect(first?.space).toBeLessThanOrEqual(most);
});

Then('the first row is right below the headers', async function () {
  this.outline({ what: 'row', place: 0 }, { crop: 'left' });
  const { first, scrollTop } = await this.contacts.inPage.readView();
  expect([first?.place, first?.space, scrollTop]).toEqual([0, 0, 0]);
});
