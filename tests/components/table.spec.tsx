import { position } from '../driver/positions.ts';
import { contact, listOf } from './contacts.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const MANY = listOf(100);

test('@R2.2 a table without contacts has only its header, and shows contacts that are added', async ({
  mount,
  contactsPage,
}) => {
  const table = await mount(<TableStory contacts={[]} />);
  await expect(table.getByRole('columnheader')).toHaveText(['UUID', 'Name', 'Address', 'Phone']);
  await expect(table.getByRole('cell')).toHaveCount(0);
  await table.update(<TableStory contacts={MANY} />);
  await expect(table.locator('td.name').first()).toHaveText('B 100');
  await contactsPage.scrollTo(position('the bottom'));
  await expect(table.locator('td.name').last()).toHaveText('B 199');
});

test('@B2 a table without its style sheet shows its rows, and the next ones', async ({
  mount,
  page,
  contactsPage,
}) => {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  const table = await mount(<TableStory contacts={MANY} />);
  await expect(table.locator('td.name').first()).toHaveText('B 100');
  // Rows outside the DOM have their space, although no style sets their height.
  expect((await contactsPage.geometry()).scrollHeight).toBeGreaterThan(1_500);
  await contactsPage.scrollTo(position('the bottom'));
  await expect(table.locator('td.name').last()).toHaveText('B 199');
});

test('@R3.2 a row keeps its element when it is sorted, and when others are added', async ({
  mount,
  contactsPage,
}) => {
  const people = [contact('Bo'), contact('Cy'), contact('Al')];
  const table = await mount(<TableStory contacts={people} />);
  const row = await table.getByRole('row').filter({ hasText: 'Bo' }).elementHandle();
  await contactsPage.click('Name');
  await expect(table.locator('td.name')).toHaveText(['Al', 'Bo', 'Cy']);
  await table.update(<TableStory contacts={[...people, contact('An')]} />);
  await expect(table.locator('td.name')).toHaveText(['Al', 'An', 'Bo', 'Cy']);
  expect(await row?.evaluate((each) => [each.isConnected, each.textContent])).toEqual([
    true,
    'BoBoOhio555',
  ]);
});
