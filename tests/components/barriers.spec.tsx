import type { Page } from '@playwright/test';
import { findBarriers } from '../driver/driven/barriers.ts';
import { scrollToBottom } from './page.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

const WIDTHS = [320, 768, 1280, 2560];
const HEIGHT = 720;

/** What a page may be doing when it is looked at. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  fresh: async () => {},
  loading: async (page) => {
    // A frame that never comes: the load stays under way.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await scrollToBottom(page);
    await expect(page.getByText('Is loading...', { exact: true })).toBeVisible();
  },
  'sorted by two': async (page) => {
    await page.getByRole('button', { name: 'Name' }).click();
    await page.getByRole('button', { name: 'Phone' }).click({ modifiers: ['Shift'] });
    await expect(page.getByRole('status')).not.toBeEmpty();
  },
  'deep in the list': async (page) => {
    for (let rows = 60; rows <= 200; rows += 20) {
      await scrollToBottom(page);
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(rows + 1));
    }
    await page.evaluate(() => window.scrollBy(0, -2_000));
  },
};

for (const zoom of [1, 4]) {
  test.describe(`at ${zoom * 100} %`, () => {
    // Zoomed, the window is as many times narrower and lower in CSS px.
    test.use({ deviceScaleFactor: zoom });

    for (const [state, reach] of Object.entries(STATES)) {
      test(`@B6 ${state}, no barrier at any width, in any colours, at ${zoom * 100} %`, async ({
        mount,
        page,
      }) => {
        const story = await mount(<ScreenStory />);
        await expect(story.getByRole('cell').first()).toBeVisible();
        await reach(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width: width / zoom, height: HEIGHT / zoom });
          for (const colorScheme of ['light', 'dark'] as const) {
            for (const forcedColors of ['none', 'active'] as const) {
              await page.emulateMedia({ colorScheme, forcedColors });
              const seen = `${width} px wide, ${colorScheme}, forced colours: ${forcedColors}`;
              expect(await findBarriers(page), seen).toEqual([]);
            }
          }
        }
      });
    }
  });
}
