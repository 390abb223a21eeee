import { position } from '../driver/positions.ts';
import { contact, HOSTILE, listOf } from './contacts.ts';
import { HostileStory, TableStory } from './stories.tsx';
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

test('@B4 @B5 after Shift+Space, a screen reader, whose click has no key, sorts by that header alone', async ({
  mount,
  page,
  contactsPage,
}) => {
  const table = await mount(<TableStory contacts={MANY} />);
  await contactsPage.click('Phone');
  const name = table.getByRole('button', { name: 'Name' });
  await name.focus();
  // Held until it repeats, and released elsewhere.
  for (const key of ['Shift', 'Space', 'Space']) await page.keyboard.down(key);
  await table.getByRole('button', { name: 'UUID' }).focus();
  for (const key of ['Space', 'Shift']) await page.keyboard.up(key);
  await name.evaluate((button) => (button as HTMLElement).click());
  await expect(table.locator('.marker')).toHaveText('▼');
  await expect(table.locator('th.name .marker')).toBeVisible();
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

test('@R2.2 @B10 @B2 hostile values stay text in every column, in their rows, and the list goes on', async ({
  mount,
  page,
  contactsPage,
}) => {
  await mount(<HostileStory />);
  const { inPage } = contactsPage;
  const rows = page.locator('#root [aria-rowindex]:has(td)');
  const shown = await rows.evaluateAll((all) =>
    all.map((row) =>
      Array.from(row.children, (cell) => {
        if (cell.childElementCount > 0) return 'markup';
        if (cell.scrollWidth > cell.clientWidth) return 'too wide';
        // Lone surrogates are preserved in JSON.
        return JSON.stringify(cell.textContent);
      }),
    ),
  );
  for (const [nth, [kind, value]] of Object.entries(HOSTILE).entries()) {
    expect(shown[nth], kind).toEqual(Array(4).fill(JSON.stringify(value)));
  }
  for (const place of ['50 percent', 'the bottom', '90 percent', 'the bottom']) {
    await contactsPage.scrollTo(position(place));
    expect((await inPage.readView()).gaps, place).toEqual([]);
    expect(await inPage.scrollSideways(), place).toBe(0);
    expect(await rows.count(), place).toBeLessThan(120);
  }
  await expect(rows.filter({ hasText: 'B 299' })).toBeInViewport();
});

test('@B7 @B10 an endless phone leaves space for the name on a phone', async ({
  mount,
  page,
  contactsPage,
}) => {
  await contactsPage.window.resize({ width: 320, height: 568 });
  await mount(<TableStory contacts={[contact('Al', { phone: '5'.repeat(10_000) })]} />);
  const name = page.locator('td.name');
  expect(await name.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(90);
  expect(await contactsPage.inPage.scrollSideways()).toBe(0);
});

test.describe('on a wide tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('@chromium @B5 @B7 headers are at least 44 px high, and the name of the table omits the Shift key', async ({
    mount,
  }) => {
    const story = await mount(<TableStory contacts={MANY} />);
    await expect(story.getByRole('table')).toHaveAccessibleName(
      'Sample contacts. Select a header to sort',
    );
    for (const column of ['UUID', 'Name', 'Address', 'Phone'] as const) {
      const header = await story.getByRole('columnheader', { name: column }).boundingBox();
      expect(header?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
