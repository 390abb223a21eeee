import type { ComponentFixtures } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Finger } from '../driver/driven/finger.ts';
import type { FakeClock } from '../driver/judged-window.ts';
import { withoutScrollEnd } from './page.ts';
import { MovementsStory } from './scroller.story.tsx';
import { expect, test } from './test.ts';

/** Time after which a scroll is over: 150 ms and a frame. */
const SCROLL_END_MS = 166;

/** Drags the page by a finger that stays down, with a fake clock. */
async function drag(mount: ComponentFixtures['mount'], page: Page, clock: FakeClock) {
  await clock.installClock();
  const story = await mount(<MovementsStory />);
  const finger = new Finger(page);
  await finger.drag(200);
  await clock.settle();
  await expect(story).toContainText('reader');
  return { story, finger };
}

/** What does not end a drag. */
const IDLE = {
  'a finger that rests': () => {},
  "the end of the page's own scroll": () => {
    document.dispatchEvent(new CustomEvent('scrollend', { bubbles: true }));
  },
  'a second finger that is lifted': () => {
    const touch = (identifier: number) => new Touch({ identifier, target: document.body });
    const fire = (type: string, ...touches: Touch[]) =>
      document.body.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
    fire('touchstart', touch(0), touch(1));
    fire('touchend', touch(0));
  },
};

for (const [what, act] of Object.entries(IDLE)) {
  test(`@chromium @B3 ${what} does not end a drag`, async ({ mount, page, clock }) => {
    const { story } = await drag(mount, page, clock);
    await page.evaluate(act);
    await clock.pass(SCROLL_END_MS);
    await expect(story).not.toContainText('over');
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
  test(`@chromium @B3 without scrollend, a drag by a finger ${which} also ends`, async ({
    mount,
    page,
    clock,
  }) => {
    await withoutScrollEnd(page);
    const { story, finger } = await drag(mount, page, clock);
    await page.evaluate(act);
    await finger.lift();
    await clock.settle();
    await clock.pass(SCROLL_END_MS);
    await expect(story).toContainText('over');
  });
}
