import { slowDown } from '../../../driver/driven/slow.ts';
import { condition } from '../condition.ts';
import { check } from '../invariants.ts';
import type { SoakedPage } from '../soaked-page.ts';

const ROUNDS = 10;

/** Gestures that can always scroll in turn: down with a key, up with the wheel. */
const GESTURES = [
  ({ contacts }: SoakedPage) => contacts.press('End'),
  ({ page }: SoakedPage) => page.mouse.wheel(0, -400),
];

for (const times of [6, 20]) {
  condition(`@R4.2 @R4.3 @B11 A CPU ${times} times slower, clock running`, async (soak) => {
    const page = await soak.open({}, true);
    const { page: browser } = page;
    await browser.mouse.move(400, 300);
    await slowDown(browser, times);
    let scrolls = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const gesture of GESTURES) {
        await page.scroll(() => gesture(page));
        scrolls += 1;
      }
      await page.sort(round % 3 === 2 ? 'Phone' : 'Name');
    }
    const { loads } = await page.watched();
    check('Each scroll starts at most one load, and some do', true, loads > 0 && loads <= scrolls);
    soak.note(`${scrolls} scrolls and ${ROUNDS} sort clicks, ${loads} loads`);
  });
}
