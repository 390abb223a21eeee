import type { Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import { Finger } from '../driver/driven/finger.ts';
import { inPageOf } from '../driver/driven/in-page.ts';
import { selectToTop } from '../driver/driven/mouse.ts';
import { Table } from '../driver/table.ts';
import { View } from '../driver/view.ts';
import { withoutScrollEnd } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const contact = (name: string, address = 'Ohio'): Contact => ({
  uuid: name,
  name,
  address,
  phone: '555',
});
const LOW = Array.from({ length: 200 }, (_, nth) => contact(`B ${nth + 100}`));
/** Higher than a row is taken to be before it is in the document. */
const HIGH = Array.from({ length: 20 }, (_, nth) => contact(`A ${nth + 10}`, 'x'.repeat(300)));

/** Ways to the top from 400 px below it. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'by a jump': (page) => page.evaluate(() => window.scrollTo(0, 0)),
  'by a key that is held': (page) => page.keyboard.down('Home'),
  'by the wheel': async (page) => {
    await page.mouse.move(400, 200);
    await page.mouse.wheel(0, -1_000);
  },
  '@chromium by a selection': selectToTop,
  '@chromium by a finger that stays down': (page) => new Finger(page).drag(-500),
};

for (const [way, act] of Object.entries(WAYS)) {
  test(`@B3 ${way}, the first row is at once right below the headers`, async ({
    mount,
    page,
    clock,
  }) => {
    // The scroll is never over: no event ends it, and no time passes.
    await clock.hold();
    await withoutScrollEnd(page);
    const table = await mount(<TableStory contacts={LOW} />);
    await table.getByRole('columnheader', { name: 'Name' }).click();
    await page.evaluate(() => window.scrollTo(0, 4_000));
    await clock.settle();
    await table.update(<TableStory contacts={[...LOW, ...HIGH]} />);
    for (const top of [1_900, 400]) {
      await page.evaluate((offset) => window.scrollTo(0, offset), top);
      await clock.settle();
    }
    const view = new View(new Table(inPageOf(page)));
    expect((await view.firstRow()).place).toBeGreaterThan(0);
    await act(page);
    await clock.settle();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await clock.settle();
    const { place, top } = await view.firstRow();
    expect([place, top]).toEqual([0, 0]);
  });
}
