import type { Page } from '@playwright/test';
import type { HeldClock } from '../driver/clock.ts';
import { messagesOf, scrollToBottom, withoutScrollEnd } from './page.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

async function hold(page: Page, clock: HeldClock): Promise<string[]> {
  const messages = messagesOf(page);
  await clock.hold();
  return messages;
}

test('@R4.3 @R2.6 @R2.7 in StrictMode a load shows both lines, then appends 20 rows once', async ({
  mount,
  page,
  clock,
}) => {
  const messages = await hold(page, clock);
  const story = await mount(<ScreenStory />);
  const table = story.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await scrollToBottom(page);
  await expect(story.getByText('Is loading...', { exact: true })).toBeVisible();
  await expect(story.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await clock.tick(16);
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  await expect(story.getByText('Is loading...', { exact: true })).toBeHidden();
  await expect(story.getByText('Loading...', { exact: true })).toBeHidden();
  expect(messages).toEqual([]);
});

test('@R4.3 the flag is painted before the rows are there, with the clock running', async ({
  mount,
  page,
}) => {
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const frames: string[] = [];
        const watch = () => {
          const rows = document.querySelector('table')?.getAttribute('aria-rowcount');
          frames.push(`${rows} ${document.querySelector('.loading-line')?.textContent}`);
          if (rows === '61') done([...new Set(frames)]);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
        window.scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  expect(seen).toEqual(['41 ', '41 Loading...', '61 ']);
});

test('@R4.3 unmounting during a load cancels its frame', async ({ mount, page, clock }) => {
  const messages = await hold(page, clock);
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toBeVisible();
  await scrollToBottom(page);
  await expect(story.getByText('Loading...', { exact: true })).toBeVisible();
  const cancelled = page.evaluate(
    () =>
      new Promise((done) => {
        const cancel = window.cancelAnimationFrame;
        window.cancelAnimationFrame = (frame) => {
          cancel(frame);
          done(true);
        };
      }),
  );
  await story.getByRole('button', { name: 'Unmount' }).click();
  expect(await cancelled).toBe(true);
  await expect(story.getByRole('table')).toHaveCount(0);
  await clock.tick(1_000);
  expect(messages).toEqual([]);
});

test('@R9.4 unmounting leaves no listener and no timer behind', async ({ mount, page, clock }) => {
  const messages = await hold(page, clock);
  await withoutScrollEnd(page);
  const left = await page.evaluateHandle(() => {
    const timers = new Set<unknown>();
    const listeners = new Set<{ type: string; listener: unknown }>();
    const { addEventListener, removeEventListener, setTimeout, clearTimeout } = window;
    type Listening = [string, EventListenerOrEventListenerObject, AddEventListenerOptions?];
    window.addEventListener = (...[type, listener, options]: Listening) => {
      const one = { type, listener };
      if (/scroll|resize|print|pagehide/.test(type)) listeners.add(one);
      options?.signal?.addEventListener('abort', () => listeners.delete(one));
      addEventListener(type, listener, options);
    };
    window.removeEventListener = (...[type, listener, options]: Listening) => {
      for (const one of listeners) {
        if (one.type === type && one.listener === listener) listeners.delete(one);
      }
      removeEventListener(type, listener, options);
    };
    window.setTimeout = ((run: () => void, ms?: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
      return timer;
    }) as typeof setTimeout;
    window.clearTimeout = (timer) => {
      timers.delete(timer);
      clearTimeout(timer);
    };
    return { timers, listeners };
  });
  const kept = () =>
    left.evaluate(({ timers, listeners }) => ({
      timers: timers.size,
      listeners: [...listeners].map(({ type }) => type).sort(),
    }));
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  // Those of the window's scroll and of paper; the timers of the scroll, the throttle and the news.
  await expect.poll(kept).toEqual({
    timers: 3,
    listeners: ['afterprint', 'beforeprint', 'pagehide', 'resize', 'scroll', 'scrollend'],
  });
  await story.getByRole('button', { name: 'Unmount' }).click();
  await expect(story.getByRole('table')).toHaveCount(0);
  expect(await kept()).toEqual({ timers: 0, listeners: [] });
  expect(messages).toEqual([]);
});

for (const width of [1280, 320]) {
  test(`@R4.7 neither a sort nor a load moves a column, ${width} px wide`, async ({
    mount,
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    const story = await mount(<ScreenStory />);
    const edges = () =>
      story.getByRole('columnheader').evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, width } = cell.getBoundingClientRect();
          return { left, width };
        }),
      );
    const before = await edges();
    for (const name of ['UUID', 'Name', 'Address', 'Phone']) {
      await story.getByRole('columnheader', { name }).click({ modifiers: ['Shift'] });
      expect(await edges()).toEqual(before);
    }
    await scrollToBottom(page);
    await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
    expect(await edges()).toEqual(before);
  });
}

test('@R2.2 at 1280 × 720 all of the first 40 rows are in the document', async ({ mount }) => {
  const story = await mount(<ScreenStory />);
  await expect(story.locator('tbody tr[aria-rowindex]')).toHaveCount(40);
});
