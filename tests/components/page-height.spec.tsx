/** Lists higher than the browser can lay out on a screen with a device pixel ratio of 2. */
import type { ContactsPage } from '../driver/contacts-page.ts';
import { position } from '../driver/positions.ts';
import { listOf } from './contacts.ts';
import { TableStory } from './table.story.tsx';
import { expect, screenOf, test } from './test.ts';

/** Number and height in px of rows that are too high together. */
const COUNT = 2_500;
const ROW = 8_000;
/** Turn of the wheel in px, within the overscan. */
const TURN = 100_000;

test.use(screenOf(2, '400,300'));

/** Distance of the view from the top of the list, in px of its rows; expects that rows fill the view. */
async function placeOf({ inPage }: ContactsPage): Promise<number> {
  expect(await inPage.gaps()).toEqual([]);
  expect((await inPage.readView()).boxes.length).toBeLessThan(100);
  const { place, top } = await inPage.firstRow();
  return place * ROW - top;
}

test('@chromium @B2 a list higher than a browser can lay out is scrolled row by row, and from end to end', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  await page.addStyleTag({ content: `:root { --row-height: ${ROW}px !important }` });
  const table = await mount(<TableStory contacts={listOf(COUNT)} />);

  await contactsPage.scrollTo(position('50 percent'));
  expect(Math.abs((await placeOf(contactsPage)) / (COUNT * ROW) - 0.5)).toBeLessThan(0.1);
  // The bottom moves down once the rows there have been measured.
  for (const _ of [1, 2]) await contactsPage.scrollTo(position('the bottom'));
  await expect(table.locator(`[aria-rowindex="${COUNT + 1}"]`)).toBeInViewport();

  await contactsPage.scrollTo(position('10 percent'));
  await page.mouse.move(100, 100);
  for (let place = await placeOf(contactsPage); place > 0; ) {
    await page.mouse.wheel(0, -TURN);
    await clock.settle();
    const next = await placeOf(contactsPage);
    expect(Math.abs(next - Math.max(0, place - TURN))).toBeLessThan(1);
    place = next;
  }
});
