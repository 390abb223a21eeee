import { scrollToBottom } from './page.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

test('@B7 on a tablet, wide as it is, each header is large enough for a thumb', async ({
  mount,
}) => {
  const story = await mount(<ScreenStory />);
  const headers = story.getByRole('columnheader').getByRole('button');
  await expect(headers).toHaveCount(4);
  for (const header of await headers.all()) {
    expect((await header.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('@B11 at the very bottom a finger that moves by 10 px pushes nothing, and by 11 it does', async ({
  mount,
  page,
  clock,
}) => {
  await clock.install();
  const story = await mount(<ScreenStory />);
  const table = story.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await scrollToBottom(page);
  await clock.pass(1_000);
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  await page.setViewportSize({ width: 1180, height: 1_800 });
  await clock.pass(1_000);

  const touch = async (type: string, clientY: number) => {
    await page.evaluate(
      ([name, y]) => {
        const finger = new Touch({ identifier: 1, target: document.body, clientY: y });
        document.body.dispatchEvent(new TouchEvent(name, { touches: [finger], bubbles: true }));
      },
      [type, clientY] as const,
    );
    await clock.pass(1_000);
  };
  await touch('touchstart', 500);
  await touch('touchmove', 490);
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  await touch('touchmove', 489);
  await expect(table).toHaveAttribute('aria-rowcount', '81');
});
