import type { Page } from '@playwright/test';
import { COLOUR_RULES, findBarriers } from '../driver/driven/barriers.ts';
import { scrollToBottom } from './page.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

const WIDTHS = [320, 768, 1280, 2560];
const HEIGHT = 720;

const COLOURS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** What a page may be doing when it is looked at. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  fresh: async () => {},
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
  loading: async (page) => {
    // A frame that never comes: the load stays under way.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await scrollToBottom(page);
    await expect(page.getByText('Is loading...', { exact: true })).toBeVisible();
  },
};

for (const zoom of [1, 4]) {
  test.describe(`at ${zoom * 100} %`, () => {
    // Zoomed, the window is as many times narrower and lower in CSS px.
    test.use({ deviceScaleFactor: zoom });

    test(`@B6 no barrier in any state, at any width, in any colours, at ${zoom * 100} %`, async ({
      mount,
      page,
    }) => {
      for (const [state, reach] of Object.entries(STATES)) {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        const story = await mount(<ScreenStory />);
        await expect(story.getByRole('cell').first()).toBeVisible();
        await reach(page);
        for (const [nth, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width: width / zoom, height: HEIGHT / zoom });
          for (const [which, colours] of COLOURS.entries()) {
            await page.emulateMedia(colours);
            // Names, roles and sizes depend on no colour: their rules run once at each width, each time
            // in other colours.
            const rules = which === nth ? undefined : COLOUR_RULES;
            const seen = `${state}, ${width} px wide, in ${JSON.stringify(colours)}`;
            expect.soft(await findBarriers(page, rules), seen).toEqual([]);
          }
        }
        await story.unmount();
      }
    });
  });
}
