import type { Page } from '@playwright/test';
import type { Column } from '../driver/table.ts';

/** A measured operation; the wait until the page has settled is measured with it. */
export interface Operation {
  readonly name: string;
  /** What comes before it and is not measured. */
  prepare(page: Page): Promise<void>;
  run(page: Page): Promise<void>;
}

/** The distance of a scroll step in px, one to three notches of a mouse wheel. */
const STEP = 300;
/** Shares of the page's height: at `trigger`, the window's lower edge starts a load. */
const PLACES = { middle: 0.5, trigger: 0.8 };
/** Longer than the page's scroll throttle, in ms. */
const THROTTLE_OVER = 170;

/** Waits until the page is idle: two frames, then an idle callback. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => requestIdleCallback(done));
  });
}

/** Moves the window's lower edge to half a step above a place. */
async function goTo(page: Page, place: keyof typeof PLACES): Promise<void> {
  // Rows are measured as they come into view, which shifts the target a little.
  for (const _ of [1, 2]) {
    await page.evaluate(
      ([share, below]) =>
        window.scrollTo(0, share * document.documentElement.scrollHeight - innerHeight - below),
      [PLACES[place], STEP / 2] as const,
    );
    await settle(page);
  }
  await page.waitForTimeout(THROTTLE_OVER);
}

const scrollStep = (page: Page) => page.evaluate((px) => window.scrollBy(0, px), STEP);

const load = (state: string): Operation => ({
  name: `load, ${state}`,
  prepare: (page) => goTo(page, 'trigger'),
  run: async (page) => {
    const count = await page.locator('table').getAttribute('aria-rowcount');
    await scrollStep(page);
    await page.locator(`table:not([aria-rowcount="${count}"])`).waitFor();
  },
});

async function press({ mouse }: Page): Promise<void> {
  await mouse.down();
  await mouse.up();
}

const sortClick = (column: Column): Operation => ({
  name: `sort by ${column}`,
  prepare: async (page) => {
    await goTo(page, 'middle');
    await page.getByRole('columnheader', { name: column }).hover();
  },
  run: press,
});

const secondSortClick: Operation = {
  ...sortClick('Phone'),
  name: 'add Phone to a sort by Name',
  run: async (page) => {
    await page.keyboard.down('Shift');
    await press(page);
    await page.keyboard.up('Shift');
  },
};

const atMiddle = { prepare: (page: Page) => goTo(page, 'middle') };

/** The wait until the page has settled: the base cost of every operation. */
export const NOTHING: Operation = { name: 'nothing', ...atMiddle, run: async () => {} };

export const SORT_CLICKS = (['UUID', 'Address', 'Phone', 'Name'] as const).map(sortClick);

/** In the order of a round: each finds the table sorted as the previous one left it. */
export const OPERATIONS: readonly Operation[] = [
  { name: 'scroll step', ...atMiddle, run: scrollStep },
  load('unsorted'),
  ...SORT_CLICKS,
  load('sorted by Name'),
  secondSortClick,
  load('sorted by Name and Phone'),
];
