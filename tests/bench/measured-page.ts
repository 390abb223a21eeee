import { type Browser, expect, type Page } from '@playwright/test';
import { devtools } from '../driver/driven/devtools.ts';

/** Time-out for opening a page of 100,000 rows, in ms. */
const OPEN_MS = 180_000;
/** The distance of a scroll step in px, one to three notches of a mouse wheel. */
const STEP = 300;
/** Shares of the page's height: at `TRIGGER`, the window's lower edge starts a load. */
const MIDDLE = 0.5;
const TRIGGER = 0.8;
/** Longer than the page's scroll throttle, in ms. */
const THROTTLE_OVER = 170;

/** A measured operation; the wait until the page has settled is measured with it. */
interface Operation {
  readonly name: string;
  /** Where the window's lower edge is before it. */
  readonly share: number;
  /** The header that the pointer is on before it. */
  readonly header?: string;
  run(page: Page): Promise<void>;
}

const scrollStep = (page: Page) => page.evaluate((px) => window.scrollBy(0, px), STEP);

const load = (state: string): Operation => ({
  name: `load, ${state}`,
  share: TRIGGER,
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

const SORT_CLICKS = ['UUID', 'Address', 'Phone', 'Name'].map(
  (header): Operation => ({ name: `sort by ${header}`, share: MIDDLE, header, run: press }),
);

const SECOND_SORT_CLICK: Operation = {
  name: 'add Phone to a sort by Name',
  share: MIDDLE,
  header: 'Phone',
  run: async (page) => {
    await page.keyboard.down('Shift');
    await press(page);
    await page.keyboard.up('Shift');
  },
};

/** The wait until the page has settled: the base cost of every operation. */
const NOTHING: Operation = { name: 'nothing', share: MIDDLE, run: async () => {} };

/** In the order of a round: each finds the table sorted as the previous one left it. */
const OPERATIONS: readonly Operation[] = [
  { name: 'scroll step', share: MIDDLE, run: scrollStep },
  load('unsorted'),
  ...SORT_CLICKS,
  load('sorted by Name'),
  SECOND_SORT_CLICK,
  load('sorted by Name and Phone'),
];

/** The sort clicks of a page's first round, together: the page keeps nothing of an earlier sort. */
const FIRST_SORT = 'first sort by a column';

/** What is measured. */
export const NAMES = [...OPERATIONS.map(({ name }) => name), FIRST_SORT];

/** Waits until the page is idle: two frames, then an idle callback. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => requestIdleCallback(done));
  });
}

async function prepare(page: Page, { share, header }: Operation): Promise<void> {
  // Rows are measured as they come into view, which shifts the target a little.
  for (const _ of [1, 2]) {
    // Half a step above the place.
    await page.evaluate(
      ([share, below]) =>
        window.scrollTo(0, share * document.documentElement.scrollHeight - innerHeight - below),
      [share, STEP / 2] as const,
    );
    await settle(page);
  }
  await page.waitForTimeout(THROTTLE_OVER);
  if (header) await page.getByRole('columnheader', { name: header }).hover();
  await settle(page);
}

/** Opens a page in its own process and with an empty cache, and waits until it shows `rows` rows. */
export async function openPage(browser: Browser, url: string, rows: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(OPEN_MS);
  await page.goto(url);
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
  return page;
}

/** CPU times of the main thread in ms, by the name of the operation. */
export type Round = Readonly<Record<string, number>>;

/** Measures all operations once, on an unsorted table, and leaves it unsorted. */
export async function measureRound(page: Page): Promise<Round> {
  const session = await devtools(page);
  // CPU time: wall-clock time would include the time taken by other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const mainThread = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Number(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1_000;
  };
  const round: Record<string, number> = {};
  for (const operation of [NOTHING, ...OPERATIONS]) {
    await prepare(page, operation);
    const before = await mainThread();
    await operation.run(page);
    await settle(page);
    round[operation.name] = (await mainThread()) - before;
  }
  await session.detach();
  const headers = page.getByRole('columnheader');
  const sorted = headers.filter({ hasText: /[▲▼]/ });
  await expect(sorted).toHaveCount(2);
  for (const _ of [1, 2]) await headers.filter({ hasText: 'Name' }).click();
  await expect(sorted).toHaveCount(0);
  return round;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (Number(sorted[Math.floor(middle)]) + Number(sorted[Math.ceil(middle)])) / 2;
}

/**
 * The median of an operation in ms, minus that of the wait until the page has settled. Of the first round the
 * first sorts alone count: the browser optimizes the code.
 */
export function workOf(name: string, [first = {}, ...rounds]: readonly Round[]): number {
  const medianOf = (operation: string) => median(rounds.map((round) => Number(round[operation])));
  const time =
    name === FIRST_SORT
      ? median(SORT_CLICKS.map((click) => Number(first[click.name])))
      : medianOf(name);
  return time - medianOf(NOTHING.name);
}
