import { messagesOf, scrollToBottom } from './page.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

test('@R4.3 @R4.4 a tab hidden in mid-load has its rows once it is shown', async ({
  mount,
  page,
}) => {
  const messages = messagesOf(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const story = await mount(<ScreenStory />);
  const table = story.getByRole('table');
  const line = story.getByText('Loading...', { exact: true });
  // A browser gives a hidden tab its timers, but no frame.
  const waiting = await page.evaluateHandle(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => frames.push(callback);
    return frames;
  });

  await scrollToBottom(page);
  await expect(line).toBeVisible();
  await page.clock.runFor(5_000);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.clock.runFor(5_000);
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await expect(line).toBeVisible();

  await waiting.evaluate((frames) => {
    for (const frame of frames) frame(performance.now());
  });
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  await expect(line).toBeHidden();
  expect(messages).toEqual([]);
});
