import type { Contact } from '../../src/contact/contact.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const contact = (name: string): Contact => ({ uuid: name, name, address: 'Ohio', phone: '555' });
const KNOWN = Array.from({ length: 200 }, (_, nth) => contact(`B ${nth + 100}`));
const LOAD = Array.from({ length: 20 }, (_, nth) => contact(`A ${nth + 10}`));

test.use({ launchOptions: launchOptions({}) });

test('@B3 where a style sheet makes scrolling smooth and the page wide, a load moves no row in view', async ({
  mount,
  page,
  clock,
}) => {
  const table = await mount(<TableStory contacts={KNOWN} />);
  await page.addStyleTag({ content: 'html { scroll-behavior: smooth } table { width: 300vw }' });
  await table.getByRole('columnheader', { name: 'Name' }).click();
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
  await table.update(<TableStory contacts={[...KNOWN, ...LOAD]} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '221');
  expect(await place()).toEqual(before);
});
