import { COLUMNS } from '../../../driver/table.ts';
import { condition } from '../condition.ts';
import { check, checkView } from '../invariants.ts';

const LOADS = 40;

condition('@R4.3 @R4.7 @B3 A sort click during every load', async (soak) => {
  const page = await soak.open();
  for (let load = 0; load < LOADS; load += 1) {
    // Up first: if all sorted rows landed above, the page is at the bottom already.
    await page.contacts.scrollTo(({ scrollHeight }) => scrollHeight / 4);
    await page.contacts.clock.pass(1_000);
    await page.toBottom();
    check('The loading flag is set', true, (await page.observe()).line);
    // Some are shift-clicks; a plain click then drops the other columns.
    await page.sort(COLUMNS[load % COLUMNS.length] ?? 'Name', load % 5 > 2);
    await checkView(page);
    await page.contacts.clock.passFrame();
    await checkView(page);
    check('The click does not disturb the load', 40 + 20 * (load + 1), page.shown.count);
  }
  soak.note(`${LOADS} loads, one click in each`);
});
