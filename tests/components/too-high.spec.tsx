/** Lists that are too high for a browser: a high device pixel ratio lowers its maximum height. */
import type { Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import { position } from '../driver/positions.ts';
import { TableStory } from './stories.tsx';
import { expect, test, withoutScrollEnd } from './test.ts';

/** Unsorted contacts, many of which share a phone. */
const list = (count: number): Contact[] =>
  Array.from({ length: count }, (_, nth) => ({
    uuid: `${(nth * 7_919) % 10_007}`,
    name: `Al ${(nth * 104_729) % 10_009}`,
    address: 'Ohio',
    phone: `${nth % 10}`,
  }));

/** Sets the device pixel ratio at which `maximum` px can be laid out. */
const limit = (page: Page, maximum: number) =>
  page.evaluate((value) => {
    Object.defineProperty(window, 'devicePixelRatio', { value });
  }, 16_000_000 / maximum);

test.use({ viewport: { width: 1600, height: 520 } });

test('@B2 @B3 a load that makes a sorted list too high moves nothing, and the list still has its end', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  await limit(page, 19_600);
  const table = await mount(<TableStory contacts={list(400)} />);
  await contactsPage.click('Phone');
  await contactsPage.click('UUID', { modifiers: ['Shift'] });
  await contactsPage.scrollTo(position('90 percent'));
  const before = await contactsPage.inPage.firstRow();

  await table.update(<TableStory contacts={list(420)} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '421');
  await clock.settle();
  const { text, top } = await contactsPage.inPage.firstRow();
  expect(text).toBe(before.text);
  expect(Math.abs(top - before.top)).toBeLessThan(1);
  expect((await table.getByRole('table').boundingBox())?.height).toBeLessThan(14_000);

  // The bottom moves down once the rows there have been measured.
  for (const _ of [1, 2]) await contactsPage.scrollTo(position('the bottom'));
  await expect(table.locator('[aria-rowindex="421"]')).toBeInViewport();
});

test('@B2 without scrollend, neither the wheel nor a sort makes the page scroll in a list that is too high', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  const { inPage, driven } = contactsPage;
  await clock.installClock();
  await limit(page, 20_000);
  await withoutScrollEnd(page);
  await mount(<TableStory contacts={list(540)} />);
  await contactsPage.scrollTo(position('70 percent'));
  const { scrollTop } = await contactsPage.inPage.geometry();
  for (let turn = 0; turn < 4; turn += 1) {
    await driven.wheel.turn(-1_300);
    await clock.settle();
  }
  expect((await contactsPage.inPage.geometry()).scrollTop).toBe(scrollTop - 4 * 1_300);
  expect(await inPage.gaps()).toEqual([]);
  await clock.pass(300);
  const after = await contactsPage.inPage.geometry();
  await contactsPage.click('Name');
  expect((await contactsPage.inPage.geometry()).scrollTop).toBe(after.scrollTop);
  expect(await inPage.gaps()).toEqual([]);
});
