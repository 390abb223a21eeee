import type { Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import type { HeldClock } from '../driver/clock.ts';
import { inPageOf } from '../driver/driven/in-page.ts';
import { Table } from '../driver/table.ts';
import { View } from '../driver/view.ts';
import { messagesOf } from './page.ts';
import { TableStory } from './table.story.tsx';
import { expect, screenOf, test as testing } from './test.ts';

/** So many rows of so many px are too high for a browser that gives each px two of the screen. */
const MANY = 2_500;
const ROW = 8_000;
/** How far the wheel turns, in px: no further than rows are kept in the document. */
const TURN = 100_000;

const contacts = (count: number): Contact[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: String(index),
    name: 'Al',
    address: 'Ohio',
    phone: '555',
  }));

/** A table of such rows. */
class HighTable {
  readonly view: View;

  constructor(
    private readonly page: Page,
    private readonly clock: HeldClock,
  ) {
    this.view = new View(new Table(inPageOf(page)));
  }

  /** Makes each row as high as it is to be. */
  async heighten(): Promise<void> {
    await this.page.addStyleTag({ content: `:root { --row-height: ${ROW}px !important }` });
  }

  /** Scrolls to a share of the whole way down. */
  async jump(share: number): Promise<void> {
    await this.page.evaluate((at) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo(0, at * (scrollHeight - clientHeight));
    }, share);
    await this.clock.settle();
  }

  /** Scrolls to the end, which is further down once the rows there are as high as they are. */
  async jumpToEnd(): Promise<void> {
    await this.jump(1);
    await this.jump(1);
  }

  async turnWheel(px: number): Promise<void> {
    await this.page.mouse.move(100, 100);
    await this.page.mouse.wheel(0, px);
    await this.clock.settle();
  }

  /** How far the view is from the top of the list, in px of its rows; nothing is amiss in it. */
  async place(): Promise<number> {
    expect(await this.view.gaps()).toEqual([]);
    expect(await this.view.countInDocument()).toBeLessThan(100);
    const { place, top } = await this.view.firstRow();
    return place * ROW - top;
  }
}

/** A test of such a table, whose page says nothing. */
const test = testing.extend<{ high: HighTable }>({
  high: async ({ page, clock }, use) => {
    const messages = messagesOf(page);
    await use(new HighTable(page, clock));
    expect(messages).toEqual([]);
  },
});

test.use(screenOf(2, '400,300'));

test('@chromium @B2 a list higher than a browser can lay out is scrolled row by row, and from end to end', async ({
  mount,
  high,
}) => {
  await high.heighten();
  const table = await mount(<TableStory contacts={contacts(MANY)} />);
  const last = table.locator(`[aria-rowindex="${MANY + 1}"]`);

  await high.jump(0.5);
  expect(Math.abs((await high.place()) / (MANY * ROW) - 0.5)).toBeLessThan(0.1);
  await high.jumpToEnd();
  await expect(last).toBeInViewport();

  await high.jump(0.1);
  for (let place = await high.place(); place > 0; ) {
    await high.turnWheel(-TURN);
    const next = await high.place();
    expect(Math.abs(next - Math.max(0, place - TURN))).toBeLessThan(1);
    place = next;
  }
});

test('@chromium @B2 a list higher than a browser can lay out goes on growing, and nothing in view moves', async ({
  mount,
  high,
}) => {
  await high.heighten();
  const table = await mount(<TableStory contacts={contacts(MANY)} />);
  await high.jumpToEnd();
  for (const count of [MANY + 100, MANY + 200, MANY + 300]) {
    const place = await high.place();
    await table.update(<TableStory contacts={contacts(count)} />);
    await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', String(count + 1));
    expect(Math.abs((await high.place()) - place)).toBeLessThan(1);
    await high.jumpToEnd();
    await expect(table.locator(`[aria-rowindex="${count + 1}"]`)).toBeInViewport();
  }
});

test('@chromium @B2 @B3 rows that become too high for a browser all together keep the first one in view', async ({
  mount,
  page,
  clock,
  high,
}) => {
  const table = await mount(<TableStory contacts={contacts(MANY)} />);
  await high.jump(0.5);
  const { place } = await high.view.firstRow();
  // As by a zoom.
  await high.heighten();
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await clock.settle();
  expect((await high.view.firstRow()).place).toBe(place);
  await high.jumpToEnd();
  await expect(table.locator(`[aria-rowindex="${MANY + 1}"]`)).toBeInViewport();
});
