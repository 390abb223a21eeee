import type { ComponentFixtures } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Finger } from '../driver/driven/finger.ts';
import type { FakeClock } from '../driver/fake-clock.ts';
import { withoutScrollEnd } from './page.ts';
import { OrderStory, ScrollerStory } from './scroller.story.tsx';
import { expect, test } from './test.ts';

/** Time after which a scroll is over: 150 ms and a frame. */
const SCROLL_END_MS = 166;

async function scrollTo(page: Page, clock: FakeClock, top: number): Promise<void> {
  await page.evaluate((offset) => window.scrollTo(0, offset), top);
  await clock.settle();
}

/** A scroller of 100 rows that gets one with each load. */
const STORY = <ScrollerStory initial={100} perLoad={1} />;

test('@B11 without scrollend, a scroll is over at the first frame after 150 ms without movement', async ({
  mount,
  page,
  clock,
}) => {
  await clock.install();
  await withoutScrollEnd(page);
  const story = await mount(STORY);
  await expect(story.getByText('100 rows')).toBeVisible();
  await scrollTo(page, clock, 7_400);
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('101 rows')).toBeVisible();

  await clock.pass(149);
  await scrollTo(page, clock, 7_500);
  await clock.pass(150);
  // On a busy page the timer may fire before a scroll event that is already due.
  await scrollTo(page, clock, 7_510);
  await clock.passFrame();
  await scrollTo(page, clock, 7_520);
  await clock.pass(150);
  await expect(story.getByText('1 calls')).toBeVisible();

  await clock.passFrame();
  await scrollTo(page, clock, 7_600);
  await clock.pass(150);
  await expect(story.getByText('2 calls')).toBeVisible();
});

test('@B11 a scroll is also over if its scrollend comes first, as after keys in Firefox with reduced motion', async ({
  mount,
  page,
  clock,
}) => {
  await clock.install();
  await withoutScrollEnd(page);
  const story = await mount(STORY);
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
  await scrollTo(page, clock, 7_500);
  await expect(story.getByText('2 calls')).toBeVisible();
});

/** Events while a key is held. */
const WHILE_HELD = {
  'a time without movement': (_: Page, clock: FakeClock) => clock.pass(1_000),
  'a scrollend': (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent('scrollend', { bubbles: true }))),
};

for (const [what, act] of Object.entries(WHILE_HELD)) {
  test(`@B11 a scroll by a key is over once the key is released, not with ${what}`, async ({
    mount,
    page,
    clock,
  }) => {
    await clock.install();
    const story = await mount(STORY);
    await expect(story.getByText('100 rows')).toBeVisible();
    const press = async (type: string) => {
      await page.evaluate((each) => dispatchEvent(new KeyboardEvent(each)), type);
    };
    await press('keydown');
    await scrollTo(page, clock, 7_400);
    await expect(story.getByText('1 calls')).toBeVisible();
    await story.getByRole('button').click();
    await act(page, clock);
    await scrollTo(page, clock, 7_500);
    await clock.pass(150);
    await expect(story.getByText('1 calls')).toBeVisible();

    await press('keyup');
    await clock.pass(SCROLL_END_MS);
    await scrollTo(page, clock, 7_600);
    await clock.pass(150);
    await expect(story.getByText('2 calls')).toBeVisible();
  });
}

/** Drags the scroller until it requests rows, with a fake clock; `arrive` delivers them. */
async function dragToLoad(mount: ComponentFixtures['mount'], page: Page, clock: FakeClock) {
  await clock.install();
  const story = await mount(STORY);
  await expect(story.getByText('100 rows')).toBeVisible();
  await scrollTo(page, clock, 7_200);
  await clock.pass(1_000);
  const finger = new Finger(page);
  await finger.drag(200);
  await clock.settle();
  await expect(story.getByText('1 calls')).toBeVisible();
  const arrive = () =>
    story.getByRole('button').evaluate((button) => (button as HTMLElement).click());
  return { story, finger, arrive };
}

/** What does not end a drag. */
const IDLE = {
  'a finger that rests': (_: Page, clock: FakeClock) => clock.pass(1_000),
  "the end of the page's own scroll": (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent('scrollend', { bubbles: true }))),
  'a second finger that is lifted': (page: Page) =>
    page.evaluate(() => {
      const touch = (identifier: number) => new Touch({ identifier, target: document.body });
      const fire = (type: string, ...touches: Touch[]) =>
        document.body.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
      fire('touchstart', touch(0), touch(1));
      fire('touchend', touch(0));
    }),
};

for (const [what, act] of Object.entries(IDLE)) {
  test(`@chromium @B11 ${what} does not end a drag`, async ({ mount, page, clock }) => {
    const { story, finger, arrive } = await dragToLoad(mount, page, clock);
    await arrive();
    await expect(story.getByText('101 rows')).toBeVisible();
    await act(page, clock);
    await clock.pass(SCROLL_END_MS);
    await finger.drag(300);
    await clock.pass(1_000);
    await expect(story.getByText('1 calls')).toBeVisible();
  });
}

/** How a finger leaves the page. */
const LIFTS = {
  'that is lifted': () => {},
  'that is lifted after its row has left the document': () => {
    const row = document.elementFromPoint(300, 600);
    row?.replaceWith(row.cloneNode(true));
  },
  'whose touch the system cancels': () => {
    window.addEventListener('touchend', (event) => event.stopImmediatePropagation(), true);
    const touched = document.elementFromPoint(300, 600);
    touched?.dispatchEvent(new TouchEvent('touchcancel', { touches: [] }));
  },
  'that is lifted elsewhere while the page waits in the cache': () => {
    window.addEventListener('touchend', (event) => event.stopImmediatePropagation(), true);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  },
};

for (const [which, act] of Object.entries(LIFTS)) {
  test(`@chromium @B11 without scrollend, a drag by a finger ${which} also ends`, async ({
    mount,
    page,
    clock,
  }) => {
    await withoutScrollEnd(page);
    const { story, finger, arrive } = await dragToLoad(mount, page, clock);
    await page.evaluate(act);
    await finger.lift();
    await clock.settle();
    await clock.pass(SCROLL_END_MS);
    await arrive();
    await scrollTo(page, clock, 7_500);
    await clock.pass(150);
    await expect(story.getByText('2 calls')).toBeVisible();
  });
}

test('@B2 the rows are in place, and the window measured again, before more are loaded', async ({
  mount,
  page,
}) => {
  const story = await mount(<OrderStory />);
  await expect(story.getByText('nobody')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(story.getByText('rows 3000, loading 4000')).toBeVisible();
});
