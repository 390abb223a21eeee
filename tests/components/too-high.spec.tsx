/** Lists that are too high for a browser: its pixel ratio says that it can lay out little. */
import type { Locator, Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import { Finger } from '../driver/driven/finger.ts';
import { inPageOf } from '../driver/driven/in-page.ts';
import { Table } from '../driver/table.ts';
import { View } from '../driver/view.ts';
import { clickWhereItIs, withoutScrollEnd } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const list = (count: number): Contact[] =>
  Array.from({ length: count }, (_, nth) => ({
    uuid: `${(nth * 7_919) % 10_007}`,
    name: `Al ${(nth * 104_729) % 10_009}`,
    address: 'Ohio',
    phone: `${nth % 10}`,
  }));

/** Gives the browser the pixel ratio of one that can lay out so many px. */
const limit = (page: Page, highest: number) =>
  page.evaluate((value) => {
    Object.defineProperty(window, 'devicePixelRatio', { value });
  }, 16_000_000 / highest);

const offsetOf = (page: Page) => page.evaluate(() => window.scrollY);

async function jump(page: Page, share: number): Promise<void> {
  await page.evaluate((at) => {
    window.scrollTo(0, at * document.documentElement.scrollHeight - window.innerHeight);
  }, share);
}

async function sortBy(table: Locator, columns: readonly string[]): Promise<void> {
  for (const [at, name] of columns.entries()) {
    const modifiers: 'Shift'[] = at > 0 ? ['Shift'] : [];
    await table.getByRole('columnheader', { name }).click({ modifiers });
  }
}

const heightOf = async (page: Page) =>
  (await page.locator('#root').getByRole('table').boundingBox())?.height;

test.use({ viewport: { width: 1600, height: 520 } });

for (const columns of [['UUID'], ['Name'], ['Phone', 'UUID']]) {
  test(`@B2 @B3 sorted by ${columns.join()}, a load that makes the list too high moves nothing`, async ({
    mount,
    page,
    clock,
  }) => {
    await limit(page, 19_600);
    const table = await mount(<TableStory contacts={list(400)} />);
    await sortBy(table, columns);
    await jump(page, 0.9);
    await clock.settle();
    const view = new View(new Table(inPageOf(page)));
    const before = await view.firstRow();

    await table.update(<TableStory contacts={list(420)} />);
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '421');
    await clock.settle();
    const { text, top } = await view.firstRow();
    expect(text).toBe(before.text);
    expect(Math.abs(top - before.top)).toBeLessThan(1);
    expect(await heightOf(page)).toBeLessThan(14_000);
  });
}

test('@chromium @B2 @B3 a load during a drag that makes the list too high scrolls nothing; its end lowers the list', async ({
  mount,
  page,
  clock,
}) => {
  await limit(page, 19_600);
  const table = await mount(<TableStory contacts={list(400)} />);
  await sortBy(table, ['UUID']);
  await jump(page, 0.79);
  await clock.settle();
  const finger = new Finger(page);
  await finger.drag(300);
  await clock.settle();
  const view = new View(new Table(inPageOf(page)));
  const [offset, before] = [await offsetOf(page), await view.firstRow()];
  const expectHeld = async () => {
    const { text, top } = await view.firstRow();
    expect(text).toBe(before.text);
    expect(Math.abs(top - before.top)).toBeLessThan(1);
  };

  await table.update(<TableStory contacts={list(420)} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '421');
  await clock.settle();
  expect(await offsetOf(page)).toBe(offset);
  await expectHeld();

  await finger.lift();
  await expect.poll(() => heightOf(page)).toBeLessThan(14_000);
  await expectHeld();
});

test.describe('in a high window', () => {
  test.use({ viewport: { width: 1280, height: 2_000 } });

  test('@chromium @B2 @B3 a drag back to the top of a list that is too high keeps the place in it', async ({
    mount,
    page,
    clock,
  }) => {
    await limit(page, 12_000);
    await mount(<TableStory contacts={list(540)} />);
    await jump(page, 0.37);
    await clock.settle();
    const finger = new Finger(page);
    for (const px of [-925, -925]) {
      await finger.drag(px);
      await clock.settle();
    }
    const view = new View(new Table(inPageOf(page)));
    const before = await view.firstRow();
    await finger.lift();
    await clock.settle();
    const { place, top } = await view.firstRow();
    // In rows of one line; at the top the headers are lower by the heading.
    expect(Math.abs(place * 36 - top - (before.place * 36 - before.top))).toBeLessThan(100);
    expect(await view.gaps()).toEqual([]);
  });
});

test('@B2 without scrollend, neither the wheel nor a sort makes the page scroll in a list that is too high', async ({
  mount,
  page,
  clock,
}) => {
  await clock.hold();
  await limit(page, 20_000);
  await withoutScrollEnd(page);
  const table = await mount(<TableStory contacts={list(540)} />);
  await jump(page, 0.7);
  await clock.settle();
  const [offset, view] = [await offsetOf(page), new View(new Table(inPageOf(page)))];
  await page.mouse.move(400, 200);
  for (let turn = 0; turn < 4; turn += 1) {
    await page.mouse.wheel(0, -1_300);
    await clock.settle();
  }
  expect(await offsetOf(page)).toBe(offset - 4 * 1_300);
  expect(await view.gaps()).toEqual([]);
  await clock.pass(300);
  const after = await offsetOf(page);
  await clickWhereItIs(page, table.getByRole('columnheader', { name: 'Name' }));
  await clock.settle();
  expect(await offsetOf(page)).toBe(after);
  expect(await view.gaps()).toEqual([]);
});
