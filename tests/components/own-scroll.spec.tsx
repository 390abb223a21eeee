import { launchOptions } from '../run/browser/launch.ts';
import { LOAD, SHORT } from './contacts.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

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
  const place = () =>
    table
      .getByRole('cell', { name: 'B 210' })
      .last()
      .evaluate((row) => {
        const { left, top } = row.getBoundingClientRect();
        return { left, top };
      });
  const before = await place();
  await table.update(<TableStory contacts={[...SHORT, ...LOAD]} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '221');
  expect(await place()).toEqual(before);
});
