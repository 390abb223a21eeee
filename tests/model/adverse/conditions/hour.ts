import { devtools } from '../../../driver/driven/devtools.ts';
import { COLUMNS } from '../../../driver/table.ts';
import { condition } from '../condition.ts';
import { check, checkView } from '../invariants.ts';
import { checkKept, type Kept, keptInWords, readKept } from '../retained.ts';
import type { SoakedPage } from '../soaked-page.ts';

const HOUR_MS = 3_600_000;
const LOADS = 5_000;
/** Time between two scrolls, in ms. */
const PACE_MS = HOUR_MS / LOADS;
/** Number of loads between two scrolls away, two sort clicks, two measurements. */
const AWAY_EVERY = 10;
const SORT_EVERY = 30;
const MEASURE_EVERY = 500;

/**
 * Scrolls to the bottom, or by 2 px if the page is there already: sorted rows may all land above.
 *
 * @returns the number of rows before the scroll
 */
async function scrollOn({ page, contacts }: SoakedPage): Promise<number> {
  const rows = await page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const last = scrollHeight - clientHeight;
    window.scrollTo(0, scrollTop >= last - 1 ? last - 2 : last);
    return Number(document.querySelector('#root table')?.getAttribute('aria-rowcount')) - 1;
  });
  await contacts.clock.settle();
  return rows;
}

condition(
  '@B2 @B11 An hour of scrolling and sorting, up to 100,000 rows, clock held',
  async (soak) => {
    const page = await soak.open();
    const { contacts } = page;
    const session = await devtools(page.page);
    const moments: Kept[] = [];
    for (let load = 1; load <= LOADS; load += 1) {
      if (load % SORT_EVERY === 0) {
        const nth = load / SORT_EVERY;
        await page.sort(COLUMNS[nth % 4] ?? 'Name', nth % 3 === 2);
      }
      if (load % AWAY_EVERY === 0) await contacts.scrollTo(({ scrollHeight }) => scrollHeight / 2);
      check('The previous scroll has loaded', 20 + 20 * load, await scrollOn(page));
      await contacts.clock.tick(PACE_MS);
      await contacts.clock.settle();
      if (load % MEASURE_EVERY !== 0) continue;
      await checkView(page);
      moments.push(await readKept(page, session));
    }
    for (const words of keptInWords(moments)) soak.note(words);
    checkKept(moments);
    // A taller window reads the list in fewer steps.
    await contacts.window.resize({ width: 1280, height: 3_000 });
  },
);
