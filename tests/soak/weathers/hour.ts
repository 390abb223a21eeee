import type { CDPSession } from '@playwright/test';
import { COLUMNS } from '../../../step-definitions/table.ts';
import { heapPerRow, type Memory, readMemory } from '../../bench/memory.ts';
import { hold, holdView } from '../invariants.ts';
import type { SoakedPage } from '../soaked-page.ts';
import { weather } from '../weather.ts';

const HOUR_MS = 3_600_000;
const LOADS = 5_000;
/** Time in ms from one scroll to the next. */
const PACE_MS = HOUR_MS / LOADS;
/** Loads between two scrolls to elsewhere, two sort clicks, two measurements. */
const AWAY_EVERY = 10;
const SORT_EVERY = 30;
const MEASURE_EVERY = 500;

/** What is kept alive besides rows. */
interface Kept extends Memory {
  /** Nodes, in the document or not. */
  readonly alive: number;
  readonly listeners: number;
  readonly waiting: readonly string[];
}

async function measure(page: SoakedPage, session: CDPSession): Promise<Kept> {
  await holdView(page);
  // To the top and down again: the trees that hold on to rows of before are replaced by others.
  await page.contacts.scrollTo(() => 0);
  await page.contacts.clock.pass(1_000);
  await page.contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
  await page.contacts.clock.pass(1_000);
  await holdView(page);
  const memory = await readMemory(page.contacts.page, session, page.shown.count);
  const { nodes: alive, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { waiting } = await page.watched();
  return { ...memory, alive, listeners: jsEventListeners, waiting };
}

/**
 * Scrolls to the bottom, or by 2 px where it is: sorted rows may all have come above.
 *
 * @returns where the page was, and its rows
 */
async function scrollOn({ contacts }: SoakedPage) {
  const was = await contacts.page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const last = scrollHeight - clientHeight;
    window.scrollTo(0, scrollTop >= last - 1 ? last - 2 : last);
    const count = document.querySelector('#root table')?.getAttribute('aria-rowcount');
    return { scrollTop, last, rows: Number(count) - 1 };
  });
  await contacts.clock.settle();
  return was;
}

const share = (one: number, other: number) => Math.round((100 * one) / other) / 100;

weather('@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, time held', async (sky) => {
  const page = await sky.open();
  const { contacts } = page;
  const session = await contacts.page.context().newCDPSession(contacts.page);
  const measured: Kept[] = [];
  let from = {};
  for (let load = 1; load <= LOADS; load += 1) {
    if (load % SORT_EVERY === 0) {
      const nth = load / SORT_EVERY;
      await page.sort(COLUMNS[nth % 4] ?? 'Name', nth % 3 === 2);
    }
    if (load % AWAY_EVERY === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
    const was = await scrollOn(page);
    hold(`A scroll has loaded, from ${JSON.stringify(from)}`, 20 + 20 * load, was.rows);
    from = was;
    await contacts.page.clock.runFor(PACE_MS);
    await contacts.clock.settle();
    if (load % MEASURE_EVERY === 0) measured.push(await measure(page, session));
  }
  hold('Every scroll has loaded once', LOADS, (await page.watched()).loads);

  const [first, ...rest] = measured as [Kept, ...Kept[]];
  const heaps = rest.map((many, nth) => heapPerRow(measured[nth] as Kept, many));
  const whole = heapPerRow(first, rest.at(-1) as Kept);
  for (const { rows, heap, nodes, alive, listeners } of measured) {
    sky.note(
      `${rows} rows: ${heap} bytes of heap, ${nodes} nodes in the document, ${alive} alive, ${listeners} listeners`,
    );
  }
  sky.note(`heap bytes for each further row: ${heaps.map(Math.round).join(', ')}`);
  const latter = heapPerRow(measured[Math.floor(measured.length / 2)] as Kept, rest.at(-1) as Kept);
  hold('The heap a row is no larger in the second half', true, share(latter, whole) <= 1.2);
  const last = rest.at(-1) as Kept;
  hold('No listener is left', first.listeners, last.listeners);
  hold('No timer and no frame is left', first.waiting, last.waiting);
  hold('No detached node is left', true, last.alive - last.nodes <= first.alive - first.nodes + 50);
  await contacts.page.setViewportSize({ width: 1280, height: 3_000 });
});
