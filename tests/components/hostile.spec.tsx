import { position } from '../driver/positions.ts';
import { contact, HOSTILE } from './contacts.ts';
import { HostileStory, TableStory } from './stories.tsx';
import { expect, test } from './test.ts';

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
    expect(await inPage.gaps(), place).toEqual([]);
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
