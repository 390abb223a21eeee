import type { Contact } from '../../src/contact/contact.ts';
import { messagesOf, scrollToBottom } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const contact = (uuid: string, name = 'Al', address = 'Ohio', phone = '555'): Contact => ({
  uuid,
  name,
  address,
  phone,
});

const PEOPLE = [contact('1', 'Bo', 'Utah'), contact('2', 'Cy', 'Ohio'), contact('3', 'Al', 'Utah')];

test('@R2.2 a table without contacts has its header alone', async ({ mount }) => {
  const table = await mount(<TableStory contacts={[]} />);
  await expect(table.getByRole('columnheader')).toHaveText(['UUID', 'Name', 'Address', 'Phone']);
  await expect(table.getByRole('cell')).toHaveCount(0);
});

test('@R2.2 a table without contacts shows those that come', async ({ mount, page }) => {
  const messages = messagesOf(page);
  const many = Array.from({ length: 100 }, (_, index) => contact(String(index)));
  const table = await mount(<TableStory contacts={[]} />);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await table.update(<TableStory contacts={many} />);
  await expect(table.locator('td.uuid').first()).toHaveText('0');
  await scrollToBottom(page);
  await expect(table.locator('td.uuid').last()).toHaveText('99');
  expect(messages).toEqual([]);
});

test('@B2 a table without its style sheet shows its rows, and the next ones', async ({
  mount,
  page,
}) => {
  const messages = messagesOf(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  const many = Array.from({ length: 100 }, (_, index) => contact(String(index)));
  const table = await mount(<TableStory contacts={many} />);
  await expect(table.locator('td.uuid').first()).toHaveText('0');
  // Those outside the document have their space, though no style says how much.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_500);
  await scrollToBottom(page);
  await expect(table.locator('td.uuid').last()).toHaveText('99');
  expect(messages).toEqual([]);
});

test('@R2.4 @B5 the marker is no part of the header name', async ({ mount }) => {
  const table = await mount(<TableStory contacts={PEOPLE} />);
  await table.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(table.getByRole('button', { name: 'Name', exact: true })).toBeVisible();
  await expect(table).toMatchAriaSnapshot(`
    - table "Sample contacts, sortable by each header, with Shift by several":
      - caption
      - rowgroup:
        - row "UUID Name Address Phone":
          - columnheader "UUID":
            - button "UUID"
          - columnheader "Name":
            - button "Name"
          - columnheader "Address"
          - columnheader "Phone"
      - rowgroup:
        - row "3 Al Utah 555"
        - row "1 Bo Utah 555"
        - row "2 Cy Ohio 555"
    - status
  `);
});

test('@R4.9 the rows have their number and place', async ({ mount }) => {
  const many = Array.from({ length: 1_000 }, (_, index) => contact(String(index)));
  const table = await mount(<TableStory contacts={many} />);
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  expect(await table.getByRole('row').count()).toBeLessThan(100);
});

test('@R4.6 contacts that change are shown as they are now, in the same sort', async ({
  mount,
}) => {
  const table = await mount(<TableStory contacts={PEOPLE} />);
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await table.update(
    <TableStory contacts={[contact('9', 'Di'), contact('8', 'Ed'), contact('7', 'Bo')]} />,
  );
  await expect(table.locator('td.name')).toHaveText(['Bo', 'Di', 'Ed']);
});

test('@R3.2 a row keeps its element while a sort moves it, and while others come', async ({
  mount,
}) => {
  const table = await mount(<TableStory contacts={PEOPLE} />);
  const row = await table.getByRole('row').filter({ hasText: 'Bo' }).elementHandle();
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await expect(table.locator('td.name')).toHaveText(['Al', 'Bo', 'Cy']);
  await table.update(<TableStory contacts={[...PEOPLE, contact('4', 'An')]} />);
  await expect(table.locator('td.name')).toHaveText(['Al', 'An', 'Bo', 'Cy']);
  expect(await row?.evaluate((each) => [each.isConnected, each.textContent])).toEqual([
    true,
    '1BoUtah555',
  ]);
});
