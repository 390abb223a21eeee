import { contact } from './contacts.ts';
import { HostileStory } from './hostile.story.tsx';
import { FIRST, HOSTILE, type Hostile } from './hostile.ts';
import { TableStory } from './table.story.tsx';
import { expect, test } from './test.ts';

const KINDS = Object.keys(HOSTILE) as Hostile[];

test('@R2.2 @B10 @B2 hostile values stay text in every column, in their rows, and the list goes on', async ({
  mount,
  page,
  contactsPage,
}) => {
  await mount(<HostileStory />);
  const { inPage, window: hostileWindow } = contactsPage;
  const rows = page.locator('#root [aria-rowindex]:has(td)');
  // As JSON, which preserves lone surrogates.
  const textsOf = (place: number) =>
    page.locator(`#root [aria-rowindex="${place + 2}"] td`).evaluateAll((cells) =>
      cells.map((cell) => {
        if (cell.childElementCount > 0) return 'markup';
        return cell.scrollWidth > cell.clientWidth ? 'too wide' : JSON.stringify(cell.textContent);
      }),
    );
  const checked = new Set<Hostile>();
  for (let isAtEnd = false; !isAtEnd; ) {
    const places = await rows.evaluateAll((all) => all.map((row) => Number(row.ariaRowIndex) - 2));
    const kinds = places.flatMap((place) => KINDS[place - FIRST] ?? []);
    for (const kind of kinds.filter((each) => !checked.has(each))) {
      const texts = await textsOf(FIRST + KINDS.indexOf(kind));
      expect(texts, kind).toEqual(Array(4).fill(JSON.stringify(HOSTILE[kind])));
      checked.add(kind);
    }
    const near = `near ${kinds.join(', ') || 'no hostile value'}`;
    expect(hostileWindow.log.unexpected(), near).toEqual([]);
    expect(places.length, near).toBeLessThan(120);
    expect(await inPage.gaps(), near).toEqual([]);
    expect(await inPage.scrollSideways(), near).toBe(0);
    isAtEnd = await page.evaluate(async () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      window.scrollBy(0, 3 * clientHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  }
  expect([...checked]).toEqual(KINDS);
  await expect(page.locator('#root tr').filter({ hasText: 'Al 399' })).toBeInViewport();
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
