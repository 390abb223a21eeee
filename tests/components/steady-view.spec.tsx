import type { Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import { Finger } from '../driver/driven/finger.ts';
import { inPageOf } from '../driver/driven/in-page.ts';
import { Table } from '../driver/table.ts';
import { View } from '../driver/view.ts';
import { clickWhereItIs } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const contact = (name: string, address = 'Ohio'): Contact => ({
  uuid: name.replace(' ', ''),
  name,
  address,
  phone: '555',
});

const LOW = Array.from({ length: 200 }, (_, index) => contact(`B ${index + 100}`));
/** Higher than a row is taken to be before it is in the document. */
const HIGH = Array.from({ length: 20 }, (_, index) => contact(`A ${index + 10}`, 'x'.repeat(300)));

/** Scrolls to `top` px, and waits until the browser says that the scroll is over. */
function scrollTo(page: Page, top: number, behavior: ScrollBehavior): Promise<unknown> {
  return page.evaluate(
    (options) =>
      new Promise((done) => {
        window.addEventListener('scrollend', done, { once: true });
        window.scrollTo(options);
      }),
    { top, behavior },
  );
}

/** How far the page is scrolled down, in px. */
function offsetOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test('@B3 rows higher than the space above neither move the view nor stop the scroll', async ({
  mount,
  page,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await scrollTo(page, 4_000, 'instant');
  await table.update(<TableStory contacts={[...LOW, ...HIGH]} />);
  // Not further off than rows are kept in the document: a slow machine scrolls in few steps.
  await scrollTo(page, 1_960, 'instant');
  await expect(table.getByText('A 29')).not.toBeAttached();

  const row = table.getByRole('row').filter({ hasText: 'B 140' });
  const top = () => row.evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await scrollTo(page, 1_000, 'smooth');
  await expect(table.getByText('A 29')).toBeAttached();
  expect(Math.abs((await top()) - before - 960)).toBeLessThan(1);
});

test('@B3 at the top is the first row, though rows were higher than the space above', async ({
  mount,
  page,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await scrollTo(page, 4_000, 'instant');
  await table.update(<TableStory contacts={[...LOW, ...HIGH]} />);
  await scrollTo(page, 2_600, 'instant');

  await scrollTo(page, 0, 'smooth');
  const edge = (name: string, side: 'top' | 'bottom') =>
    table
      .getByRole('row')
      .filter({ hasText: name })
      .evaluate((each, at) => each.getBoundingClientRect()[at], side);
  await expect(table.getByText('A 10')).toBeInViewport();
  expect(await offsetOf(page)).toBe(0);
  expect((await edge('A 10', 'top')) - (await edge('Address', 'bottom'))).toBe(0);
});

test('@chromium @B3 rows that land above during a scroll do not stop it, and have their space after it', async ({
  mount,
  page,
  clock,
}) => {
  const known = Array.from({ length: 400 }, (_, index) => contact(`B ${index}`));
  const landing = Array.from({ length: 20 }, (_, index) => contact(`A ${index}`));
  const table = await mount(<TableStory contacts={known} />);
  await table.getByRole('columnheader', { name: 'Name' }).click();
  const nameInView = () =>
    table.locator('tbody').evaluate((body) => {
      const head = body.parentElement?.querySelector('th');
      const bottom = head?.getBoundingClientRect().bottom ?? 0;
      const row = document.elementFromPoint(300, bottom + 1)?.closest('tr');
      return row?.querySelector('.name')?.textContent;
    });
  await scrollTo(page, 3_500, 'instant');
  const ends = await page.evaluateHandle(() => {
    const offsets: number[] = [];
    window.addEventListener('scrollend', () => offsets.push(window.scrollY));
    return offsets;
  });

  // As long as the finger is down, the scroll is under way.
  const finger = new Finger(page);
  await finger.drag(300);
  await clock.settle();
  const [before, name] = [await offsetOf(page), await nameInView()];
  await table.update(<TableStory contacts={[...known, ...landing]} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '421');
  await clock.settle();
  expect(await offsetOf(page)).toBe(before);
  expect(await nameInView()).toBe(name);
  await finger.drag(100);
  await clock.settle();
  expect(await offsetOf(page)).toBe(before + 100);
  const reached = await nameInView();
  expect(await ends.jsonValue()).toEqual([]);

  await finger.lift();
  // The page's own scroll has an end, too.
  await expect.poll(async () => (await ends.jsonValue())[0]).toBe(before + 100 + 20 * 36);
  expect(await nameInView()).toBe(reached);
});

test('@B3 a window that becomes lower during a scroll takes nothing of the scroll back', async ({
  mount,
  page,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await expect(table.getByText('B 100')).toBeVisible();
  await scrollTo(page, 1_000, 'instant');
  const offset = await page.evaluate(() => {
    // A browser fires both events in one frame, the resize first.
    window.scrollBy(0, 100);
    window.dispatchEvent(new Event('resize'));
    return window.scrollY;
  });
  expect(offset).toBe(1_100);
});

test('@B2 where rows became lower without a resize event, a scroll shows everything that it reaches', async ({
  mount,
  page,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await expect(table.getByText('B 100')).toBeVisible();
  const view = new View(new Table(inPageOf(page)));
  await scrollTo(page, 1_800, 'instant');
  // As with smaller text alone.
  await page.addStyleTag({ content: 'td { height: 18px; padding: 0; line-height: 14px }' });
  await scrollTo(page, 1_900, 'instant');
  expect(await view.gaps()).toEqual([]);
});

test('@B2 a burst of scroll events puts those rows alone into the document that are there at its end', async ({
  mount,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await expect(table.getByText('B 100')).toBeVisible();
  const counts = await table.locator('tbody').evaluate(async (body) => {
    const observer = new MutationObserver(() => {});
    observer.observe(body, { childList: true });
    for (let event = 1; event <= 1_000; event += 1) {
      window.scrollTo(0, event % 2 ? 2_000 : 5_000);
      window.dispatchEvent(new Event('scroll'));
    }
    const added = () => observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    const atOnce = added().length;
    await Promise.resolve();
    return [atOnce, added().length];
  });
  const headers = 1;
  expect(counts).toEqual([0, (await table.getByRole('row').count()) - headers]);
});

test('@B2 after a sort every row above the view has its space, though a higher one had taken of it', async ({
  mount,
  page,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await scrollTo(page, 4_000, 'instant');
  // Sorts right above the view, among the rows in the document.
  await table.update(<TableStory contacts={[...LOW, contact('B 205 high', 'x'.repeat(300))]} />);
  await expect(table.getByText('B 205 high')).toBeAttached();
  await table.getByRole('columnheader', { name: 'Address' }).click();
  await expect(table.getByText('B 205 high')).not.toBeAttached();

  const { place, space } = await new View(new Table(inPageOf(page))).firstRow();
  expect(space).toBeGreaterThanOrEqual(place * 36);
});

test('@B3 a sort at the end of the list leaves the offset alone, though a higher row goes', async ({
  mount,
  page,
}) => {
  const table = await mount(<TableStory contacts={LOW} />);
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await scrollTo(page, 10_000, 'instant');
  // Sorts right above the view by Name, and before all others by Address.
  const high = contact('B 270 high', 'a'.repeat(300));
  await table.update(<TableStory contacts={[...LOW, high]} />);
  await expect(table.getByText('B 270 high')).toBeAttached();
  const offset = await offsetOf(page);
  await clickWhereItIs(page, table.getByRole('columnheader', { name: 'Address' }));
  await expect(table.getByText('B 270 high')).not.toBeAttached();
  expect(await offsetOf(page)).toBe(offset);
});
