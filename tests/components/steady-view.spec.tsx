import { SHORT, TALL } from './contacts.ts';
import { scrollUntilEnd } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

test('@B3 rows higher than the space above neither move the view nor stop the scroll', async ({
  mount,
  page,
  contactsPage,
}) => {
  const table = await mount(<TableStory contacts={SHORT} />);
  await contactsPage.click('Name');
  await scrollUntilEnd(page, 4_000, 'instant');
  await table.update(<TableStory contacts={[...SHORT, ...TALL]} />);
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
  expect(await contactsPage.inPage.gaps()).toEqual([]);
});
