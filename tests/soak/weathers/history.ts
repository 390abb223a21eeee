import { expect } from '../../driver/expect.ts';
import { hold, holdView } from '../invariants.ts';
import { weather } from '../weather.ts';

const ROUNDS = 5;

weather('@B11 @R9.1 Back and forward, the page loaded anew', async (sky) => {
  const page = await sky.open();
  const { contacts } = page;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let load = 0; load < round; load += 1) await contacts.load();
    await page.sort('Name');
    await contacts.clock.pass(150);
    await page.toBottom();
    hold('It is left in mid-load', true, (await page.look()).line);
    await contacts.leaveAndReturn();
    page.forgetSort();
    await contacts.clock.pass(1_000);
    const { count, geometry } = await page.look();
    hold('It begins anew, at its top', [40, 0], [count, geometry.scrollTop]);
  }
  sky.note(`left ${ROUNDS} times in mid-load, and come back to by the history`);
});

weather('@R4.3 @B11 Back and forward, the page kept in the page cache', async (sky) => {
  const page = await sky.openTab();
  const { contacts } = page;
  const { page: tab } = contacts;
  await tab.evaluate(() => {
    const persisted: boolean[] = [];
    Reflect.set(window, Symbol.for('persisted'), persisted);
    window.addEventListener('pageshow', (event) => persisted.push(event.persisted));
  });
  const persisted = () =>
    tab.evaluate(() => Reflect.get(window, Symbol.for('persisted')) as boolean[] | undefined);

  for (let round = 0; round < ROUNDS; round += 1) {
    await page.sort('Name');
    await contacts.clock.pass(150);
    await page.toBottom();
    const left = await page.look();
    hold('It is left in mid-load', true, left.line);
    await tab.goto('about:blank');
    // It is not loaded, but it is the page again.
    await tab.goBack({ waitUntil: 'commit' });
    await expect.poll(persisted).toEqual(Array(round + 1).fill(true));
    await contacts.clock.settle();
    const { count, line, geometry } = await page.look();
    hold('It is as it was left', [left.count, true, left.geometry], [count, line, geometry]);
    await holdView(page);
    await contacts.clock.passFrame();
    await holdView(page);
    hold('The frame brings the rows', left.count + 20, page.shown.count);
  }
  sky.note(`left ${ROUNDS} times in mid-load; event.persisted was true each time`);
});
