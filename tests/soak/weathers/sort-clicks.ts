import { COLUMNS } from '../../driver/table.ts';
import { hold, holdView } from '../invariants.ts';
import { weather } from '../weather.ts';

const LOADS = 40;

weather('@R4.3 @R4.7 @B3 A sort click inside every loading window', async (sky) => {
  const page = await sky.open();
  for (let load = 0; load < LOADS; load += 1) {
    // Up first: sorted rows may all have come above, and the bottom be where the page is.
    await page.contacts.scrollTo(({ scrollHeight }) => scrollHeight / 4);
    await page.contacts.clock.pass(1_000);
    await page.toBottom();
    hold('The loading flag is set', true, (await page.look()).line);
    // Now and then a shift-click; the plain ones drop the others again.
    await page.sort(COLUMNS[load % COLUMNS.length] ?? 'Name', load % 5 > 2);
    await holdView(page);
    await page.contacts.clock.passFrame();
    await holdView(page);
    hold('The click takes nothing from the load', 40 + 20 * (load + 1), page.shown.count);
  }
  sky.note(`${LOADS} loads, a click in each`);
});
