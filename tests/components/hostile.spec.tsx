import { inPageOf } from '../driver/driven/in-page.ts';
import { Table } from '../driver/table.ts';
import { View } from '../driver/view.ts';
import { HostileStory } from './hostile.story.tsx';
import { HOSTILE, type Hostile } from './hostile.ts';
import { messagesOf } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

for (const kind of Object.keys(HOSTILE) as Hostile[]) {
  test(`@B10 @B2 ${kind} in a contact: it stays text, in its row, and the list goes on`, async ({
    mount,
    page,
  }) => {
    const messages = messagesOf(page);
    page.on('dialog', (dialog) => messages.push(dialog.message()));
    await mount(<HostileStory kind={kind} />);
    const table = new Table(inPageOf(page));
    const view = new View(table);
    const row = page.locator('#root [aria-rowindex="101"] td');
    let texts: string[] = [];
    for (let isAtEnd = false; !isAtEnd; ) {
      expect(await view.countInDocument()).toBeLessThan(120);
      expect(await view.gaps()).toEqual([]);
      // As JSON, which alone carries half a character.
      const found = await row.evaluateAll((cells) =>
        cells.map((cell) => (cell.childElementCount ? 'markup' : JSON.stringify(cell.textContent))),
      );
      if (found.length > 0) texts = found;
      isAtEnd = await page.evaluate(async () => {
        const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
        window.scrollBy(0, 3 * clientHeight);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return scrollTop + clientHeight >= scrollHeight - 1;
      });
    }
    expect(texts).toEqual(Array(4).fill(JSON.stringify(HOSTILE[kind])));
    await expect(page.locator('#root tr').filter({ hasText: 'Al 299' })).toBeInViewport();
    expect(await view.sideways()).toBe(0);
    expect(messages).toEqual([]);
  });
}

test('@B7 @B10 an endless phone leaves space for the name on a phone', async ({ mount, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const phone = '5'.repeat(10_000);
  await mount(<TableStory contacts={[{ uuid: '1', name: 'Al', address: 'Ohio', phone }]} />);
  const name = page.getByRole('cell', { name: 'Al' });
  expect(await name.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(90);
  expect(await new View(new Table(inPageOf(page))).sideways()).toBe(0);
});
