import { launchOptions } from '../run/browser/launch.ts';
import { ScrollerStory } from './stories.tsx';
import { expect, test } from './test.ts';

const { args = [], ...options } = launchOptions({ scrollsAtOnce: true });
test.use({
  viewport: null,
  deviceScaleFactor: undefined,
  launchOptions: {
    ...options,
    args: [...args, '--force-device-scale-factor=1.25', '--window-size=1280,731'],
  },
});

test('@chromium @B1 on a screen zoomed to 125 %, a window that scrolls by less than 1 px is filled', async ({
  mount,
  page,
  contactsPage,
}) => {
  const view = await page.evaluate(() => (window.visualViewport as VisualViewport).height);
  // Five rows of 100 px, with a padding that makes the page one device pixel too high.
  await page.addStyleTag({
    content: `body { margin: 0; padding-bottom: ${view + 0.8 - 500}px } .loader { display: none }`,
  });
  const story = await mount(<ScrollerStory initial={5} />);
  await expect(story.getByText('5 rows')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 10));
  const { scrollTop, scrollHeight, clientHeight } = await contactsPage.inPage.geometry();
  expect(scrollHeight - clientHeight).toBe(1);
  // Less than what counts as a scroll.
  expect(scrollTop).toBeGreaterThan(0);
  expect(scrollTop).toBeLessThan(1);
  await expect(story.getByText('1 calls')).toBeVisible();
});
