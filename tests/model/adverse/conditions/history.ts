import { condition } from '../condition.ts';
import { expect } from '../expect.ts';
import { check, checkView } from '../invariants.ts';

const ROUNDS = 5;

condition('@B11 @R9.1 Back and forward, the page reloaded', async (soak) => {
  const page = await soak.open();
  const { contacts } = page;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let load = 0; load < round; load += 1) await contacts.load();
    await page.sort('Name');
    await contacts.clock.pass(150);
    await page.toBottom();
    check('It is left during a load', true, (await page.observe()).line);
    await contacts.leaveAndReturn();
    page.forgetSort();
    await contacts.clock.pass(1_000);
    const { count, geometry } = await page.observe();
    check('It starts again, at its top', [40, 0], [count, geometry.scrollTop]);
  }
  soak.note(`left ${ROUNDS} times during a load, and returned to through the history`);
});

condition('@R4.3 @B11 Back and forward, the page restored from the page cache', async (soak) => {
  const page = await soak.openTab();
  const { contacts, page: tab } = page;
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
    const left = await page.observe();
    check('It is left during a load', true, left.line);
    await tab.goto('about:blank');
    // A restored page does not load, so there is nothing else to wait for.
    await tab.goBack({ waitUntil: 'commit' });
    await expect.poll(persisted).toEqual(Array(round + 1).fill(true));
    await contacts.clock.settle();
    const { count, line, geometry } = await page.observe();
    check('It is as it was left', [left.count, true, left.geometry], [count, line, geometry]);
    await checkView(page);
    await contacts.clock.passFrame();
    await checkView(page);
    check('The frame adds the rows', left.count + 20, page.shown.count);
  }
  soak.note(`left ${ROUNDS} times during a load; event.persisted was true each time`);
});
