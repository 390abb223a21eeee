import type { Page } from '@playwright/test';
import { launchOptions } from '../run/browser/launch.ts';
import { listOf } from './contacts.ts';
import { TableStory } from './stories.tsx';
import { expect, test } from './test.ts';

/** A list of rows of one line. */
const SHORT = listOf(200);

/** Contacts sorted before those by name, in rows taller than the estimated row height. */
const TALL = listOf(20, 'A', { address: 'x'.repeat(300) });

/** Scrolls to `top` px, and waits for the browser's `scrollend`. */
const scrollUntilEnd = (page: Page, top: number, behavior: ScrollBehavior) =>
  page.evaluate(
    (options) =>
      new Promise((done) => {
        window.addEventListener('scrollend', done, { once: true });
        window.scrollTo(options);
      }),
    { top, behavior },
  );

// With smooth scrolling.
test.use({ launchOptions: launchOptions({}) });

test('@B3 where a style sheet makes scrolling smooth and the page wide, a load moves no row in view', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  const table = await mount(<TableStory contacts={SHORT} />);
  await page.addStyleTag({ content: 'html { scroll-behavior: smooth } table { width: 300vw }' });
  await contactsPage.click('Name');
  await page.evaluate(() => window.scrollTo({ left: 50, top: 4_000, behavior: 'instant' }));
  await clock.settle();
  const row = table.getByRole('cell', { name: 'B 210' }).last();
  const before = await row.boundingBox();
  await table.update(<TableStory contacts={[...SHORT, ...listOf(20, 'A')]} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '221');
  expect(await row.boundingBox()).toEqual(before);
});

test('@B3 rows higher than the space above neither move the view nor stop the scroll', async ({
  mount,
  page,
  contactsPage,
}) => {
  const table = await mount(<TableStory contacts={SHORT} />);
  await contactsPage.click('Name');
  await scrollUntilEnd(page, 4_000, 'instant');
  await table.update(<TableStory contacts={[...SHORT, ...TALL]} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '221');
  // Stay within the overscan, so that no jump leaves the rendered rows.
  await scrollUntilEnd(page, 1_960, 'instant');
  await expect(table.getByText('A 119')).not.toBeAttached();

  const row = table.getByRole('row').filter({ hasText: 'B 140' });
  const top = () => row.evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await scrollUntilEnd(page, 1_000, 'smooth');
  await expect(table.getByText('A 119').first()).toBeAttached();
  expect(Math.abs((await top()) - before - 960)).toBeLessThan(1);
});

test('@B3 a window that gets shorter during a scroll undoes none of it', async ({
  mount,
  page,
}) => {
  await mount(<TableStory contacts={SHORT} />);
  await scrollUntilEnd(page, 1_000, 'instant');
  const offset = await page.evaluate(() => {
    // A browser fires both events in one frame, the resize first.
    window.scrollBy(0, 100);
    window.dispatchEvent(new Event('resize'));
    return window.scrollY;
  });
  expect(offset).toBe(1_100);
});

test('@B2 after rows shrink without a resize event, a scroll leaves no gap in the view', async ({
  mount,
  page,
  contactsPage,
}) => {
  await mount(<TableStory contacts={SHORT} />);
  await contactsPage.scrollTo(() => 1_800);
  // As after a change of the text size only.
  await page.addStyleTag({ content: 'td { height: 18px; padding: 0; line-height: 14px }' });
  await contactsPage.scrollTo(() => 1_900);
  expect((await contactsPage.inPage.readView()).gaps).toEqual([]);
});
