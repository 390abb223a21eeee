import type { Page } from '@playwright/test';
import { Finger } from '../driver/driven/finger.ts';
import { withoutOwnScrollEnd, withoutScrollEnd } from './page.ts';
import { ScrollerStory } from './scroller.story.tsx';
import { expect, test } from './test.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((offset) => window.scrollTo(0, offset), top);

test('@B11 where the browser fires no scrollend, a scroll is over 150 ms after its last event', async ({
  mount,
  page,
  clock,
}) => {
  await clock.hold();
  await withoutScrollEnd(page);
  const story = await mount(<ScrollerStory initial={100} perLoad={1} />);
  await expect(story.getByText('100 rows')).toBeVisible();
  await scrollTo(page, 7_400);
  await clock.settle();
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('101 rows')).toBeVisible();

  await clock.pass(149);
  await scrollTo(page, 7_500);
  await clock.settle();
  await clock.pass(149);
  await expect(story.getByText('1 calls')).toBeVisible();

  await clock.pass(1);
  await scrollTo(page, 7_600);
  await clock.settle();
  await clock.pass(150);
  await expect(story.getByText('2 calls')).toBeVisible();
});

test('@B11 a scroll is over, too, if its end is fired before it, as by keys in Firefox with reduced motion', async ({
  mount,
  page,
  clock,
}) => {
  await clock.hold();
  await withoutOwnScrollEnd(page);
  const story = await mount(<ScrollerStory initial={100} perLoad={1} />);
  await expect(story.getByText('100 rows')).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 7_400);
    document.dispatchEvent(new CustomEvent('scrollend', { bubbles: true }));
  });
  await clock.settle();
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('101 rows')).toBeVisible();

  await clock.pass(150);
  await scrollTo(page, 7_500);
  await clock.settle();
  await expect(story.getByText('2 calls')).toBeVisible();
});

test('@chromium @B11 a key that is released during a drag does not end it', async ({
  mount,
  page,
  clock,
}) => {
  const story = await mount(<ScrollerStory initial={100} perLoad={1} />);
  await expect(story.getByText('100 rows')).toBeVisible();
  await scrollTo(page, 7_200);
  const finger = new Finger(page);
  await finger.drag(200);
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').evaluate((button) => (button as HTMLElement).click());
  await expect(story.getByText('101 rows')).toBeVisible();
  await page.keyboard.press('Shift');
  await clock.hold();
  await finger.drag(300);
  await clock.settle();
  await clock.pass(1_000);
  await expect(story.getByText('1 calls')).toBeVisible();
});
