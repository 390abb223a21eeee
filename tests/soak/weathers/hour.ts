import { COLUMNS } from '../../driver/table.ts';
import { hold, holdView } from '../invariants.ts';
import { holdKept, type Kept, keptInWords, readKept } from '../kept.ts';
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

/**
 * Scrolls to the bottom, or by 2 px where it is: sorted rows may all have come above.
 *
 * @returns the number of rows before
 */
async function scrollOn({ contacts }: SoakedPage): Promise<number> {
  const rows = await contacts.page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const last = scrollHeight - clientHeight;
    window.scrollTo(0, scrollTop >= last - 1 ? last - 2 : last);
    return Number(document.querySelector('#root table')?.getAttribute('aria-rowcount')) - 1;
  });
  await contacts.clock.settle();
  return rows;
}

weather('@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, time held', async (sky) => {
  const page = await sky.open();
  const { contacts } = page;
  const session = await contacts.page.context().newCDPSession(contacts.page);
  const moments: Kept[] = [];
  for (let load = 1; load <= LOADS; load += 1) {
    if (load % SORT_EVERY === 0) {
      const nth = load / SORT_EVERY;
      await page.sort(COLUMNS[nth % 4] ?? 'Name', nth % 3 === 2);
    }
    if (load % AWAY_EVERY === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
    hold('The scroll before has loaded', 20 + 20 * load, await scrollOn(page));
    await contacts.page.clock.runFor(PACE_MS);
    await contacts.clock.settle();
    if (load % MEASURE_EVERY !== 0) continue;
    await holdView(page);
    moments.push(await readKept(page, session));
  }
  for (const words of keptInWords(moments)) sky.note(words);
  holdKept(moments);
  // Read through in fewer stops.
  await contacts.page.setViewportSize({ width: 1280, height: 3_000 });
});
