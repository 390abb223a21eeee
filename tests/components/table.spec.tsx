import type { Page } from '@playwright/test';
import { position } from '../driver/positions.ts';
import { contact, listOf } from './contacts.ts';
import { TableStory } from './stories.tsx';
import { expect, test } from './test.ts';

const MANY = listOf(100);
const MAX_PAPER_ROWS = 10_000;

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

/** Keys that are pressed with Shift on a header. */
const PRESSES = {
  'is released elsewhere': async ({ keyboard, mouse }: Page) => {
    for (const key of ['Shift', 'Space']) await keyboard.down(key);
    await mouse.click(600, 600);
    for (const key of ['Space', 'Shift']) await keyboard.up(key);
  },
  'is held until it repeats': async ({ keyboard }: Page) => {
    for (const key of ['Shift', 'Enter', 'Enter']) await keyboard.down(key);
    for (const key of ['Enter', 'Shift']) await keyboard.up(key);
  },
};

for (const [how, press] of Object.entries(PRESSES)) {
  test(`@B4 @B5 after a key with Shift ${how}, a screen reader sorts by that header alone`, async ({
    mount,
    page,
    contactsPage,
  }) => {
    const table = await mount(<TableStory contacts={MANY} />);
    await contactsPage.click('Phone');
    const name = table.getByRole('button', { name: 'Name' });
    await name.focus();
    await press(page);
    await name.evaluate((button) => (button as HTMLElement).click());
    await expect(table.locator('th.name .marker')).toBeVisible();
    await expect(table.locator('.marker')).toHaveCount(1);
  });
}

test('@R2.2 on a page from right to left, a value begins where its header does', async ({
  mount,
  page,
}) => {
  await mount(<TableStory contacts={MANY} />);
  const starts = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const startOf = (element: Element | null) => {
      const text = document.createRange();
      text.selectNodeContents(element as Element);
      return Math.round(text.getBoundingClientRect().right);
    };
    return ['uuid', 'name', 'address', 'phone'].map((field) => [
      startOf(document.querySelector(`th.${field} button`)),
      startOf(document.querySelector(`td.${field}`)),
    ]);
  });
  for (const [head, value] of starts) expect(value).toBe(head);
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

for (const [count, last] of [
  [MAX_PAPER_ROWS, /^B 10099/],
  [MAX_PAPER_ROWS + 2, /^Contacts not printed: 2$/],
] as const) {
  test(`@B12 the last printed line of ${count} contacts is that of the last one, or has the number of the others`, async ({
    mount,
    page,
  }) => {
    const table = await mount(<TableStory contacts={listOf(count)} />);
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', `${count + 1}`);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const rows = table.locator('.paper tr');
    await expect(rows.last()).toHaveText(last);
    await expect(rows).toHaveCount(Math.min(count, MAX_PAPER_ROWS + 1));
  });
}
