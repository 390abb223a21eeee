import { messagesOf, scrollToBottom } from './page.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

test('@R4.3 @R4.4 a tab hidden during a load has its rows once it is shown', async ({
  mount,
  page,
  clock,
}) => {
  const messages = messagesOf(page);
  await clock.hold();
  const story = await mount(<ScreenStory />);
  const table = story.getByRole('table');
  const line = story.getByText('Loading...', { exact: true });
  // A browser gives a hidden tab its timers, but no frame.
  const waiting = await page.evaluateHandle(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => frames.push(callback);
    return frames;
  });

  await expect(table).toBeVisible();
  await scrollToBottom(page);
  await expect(line).toBeVisible();
  await clock.tick(5_000);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await clock.tick(5_000);
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await expect(line).toBeVisible();

  await waiting.evaluate((frames) => {
    for (const frame of frames) frame(performance.now());
  });
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  await expect(line).toBeHidden();
  expect(messages).toEqual([]);
});

test('@B11 a list that becomes shorter in a hidden tab, and longer again, loads no more', async ({
  mount,
  page,
  clock,
}) => {
  await clock.hold();
  // A hidden tab gets its scroll events once it is shown.
  await page.evaluate(() => {
    const hide = (event: Event) => document.body.dataset.hidden && event.stopImmediatePropagation();
    window.addEventListener('scroll', hide, { capture: true });
  });
  const story = await mount(<ScreenStory />);
  const table = story.getByRole('table');
  const below = await page.evaluateHandle(() => {
    const spacer = document.createElement('div');
    spacer.style.height = '100px';
    document.body.append(spacer);
    return spacer;
  });
  for (let rows = 41; rows < 161; rows += 20) {
    await expect(table).toHaveAttribute('aria-rowcount', String(rows));
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          if (window.scrollY === 0) return done();
          // Dispatched before the clock goes on: otherwise the throttle would make it wait.
          window.addEventListener('scroll', () => done(), { once: true });
          window.scrollTo(0, 0);
        }),
    );
    await clock.tick(1_000);
    await scrollToBottom(page);
    await expect(story.getByText('Loading...', { exact: true })).toBeVisible();
    if (rows < 141) await clock.tick(1_000);
  }

  // In one task: between two, the browser would lay out the shorter list, whatever the page does.
  await below.evaluate((spacer) => {
    document.body.dataset.hidden = 'true';
    spacer.remove();
    document.querySelectorAll<HTMLElement>('th button')[1]?.click();
  });
  await expect(table.getByText('▲')).toBeVisible();
  await clock.tick(16);
  await expect(table).toHaveAttribute('aria-rowcount', '161');
  await clock.tick(1_000);
  await page.evaluate(() => {
    delete document.body.dataset.hidden;
    window.dispatchEvent(new Event('scroll'));
  });
  await clock.tick(1_000);
  await expect(story.getByText('Loading...', { exact: true })).toBeHidden();
  await expect(table).toHaveAttribute('aria-rowcount', '161');
});
